import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ChevronRight from '@mui/icons-material/ChevronRight';

const separators = { 'Text separator': '›', 'Icon separator': <ChevronRight /> };

export default function BreadcrumbsSeparator() {
  return (
    <Stack>
      {Object.entries(separators).map(([name, separator]) => (
        <Breadcrumbs key={name} aria-label={name} separator={separator}>
          <Link href="/joy-ui/react-card/">Shop</Link>
          <Link href="/joy-ui/react-button/">Chairs</Link>
          <Typography aria-current="page">Oak chair</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
