import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsHere() {
  return (
    <Breadcrumbs aria-label="Way to this page">
      <Link href="/material-ui/" color="inherit">
        Material UI
      </Link>
      <Link href="/material-ui/getting-started/" color="inherit">
        Getting started
      </Link>
      <Typography component="span" color="text.primary" aria-current="page">
        Breadcrumbs
      </Typography>
    </Breadcrumbs>
  );
}
