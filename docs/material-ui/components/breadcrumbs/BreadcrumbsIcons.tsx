import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Construction from '@mui/icons-material/Construction';
import Home from '@mui/icons-material/Home';

const withIcon = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Product category">
      <Link href="/" aria-label="Home" sx={withIcon}>
        <Home fontSize="small" />
      </Link>
      <Link href="/material-ui/" sx={withIcon}>
        <Construction fontSize="small" />
        Workshop
      </Link>
      <Typography component="span" color="text.primary" aria-current="page">
        Drills
      </Typography>
    </Breadcrumbs>
  );
}
