import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';

export default function BreadcrumbsCollapsedIcon() {
  return (
    <Breadcrumbs
      maxItems={2}
      slots={{ CollapsedIcon: KeyboardDoubleArrowRight }}
      slotProps={{ collapsedIcon: { color: 'primary', sx: { height: 20 } } }}
      aria-label="Team"
    >
      <Link href="/material-ui/">Company</Link>
      <Link href="/system/">Engineering</Link>
      <Typography component="span" aria-current="page">
        Platform
      </Typography>
    </Breadcrumbs>
  );
}
