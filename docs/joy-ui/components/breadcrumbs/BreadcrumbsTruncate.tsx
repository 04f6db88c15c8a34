import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsTruncate() {
  return (
    <Breadcrumbs
      aria-label="Document"
      sx={{ px: 0, maxWidth: 300, '--Breadcrumbs-gap': '4px' }}
      slotProps={{
        ol: { sx: { flexWrap: 'nowrap' } },
        li: { sx: { minWidth: 0, '&:first-of-type': { flexShrink: 0 } } },
      }}
    >
      <Link href="/joy-ui/react-card/">Reports</Link>
      <Typography noWrap aria-current="page">
        Annual report on storage and traffic of all teams
      </Typography>
    </Breadcrumbs>
  );
}
