import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';

const DEPTHS = ['Harbour', 'Pier 2', 'Row C', 'Berth 14'];

export default function BreadcrumbsFoldedIcon() {
  return (
    <Breadcrumbs
      maxItems={3}
      expandText="Show the whole way to the berth"
      slots={{ CollapsedIcon: UnfoldMoreRounded }}
      slotProps={{
        collapsedIcon: { sx: { width: 24, height: 24, transform: 'rotate(90deg)' } },
      }}
      aria-label="Way to the berth"
    >
      {DEPTHS.map((place) => (
        <Link key={place} href="/material-ui/" underline="hover">
          {place}
        </Link>
      ))}
      <Typography component="span" aria-current="page">
        Ketch Alma
      </Typography>
    </Breadcrumbs>
  );
}
