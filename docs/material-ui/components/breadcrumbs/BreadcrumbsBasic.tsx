import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="/material-ui/">Home</Link>
      <Link href="/material-ui/getting-started/">Projects</Link>
      <Typography component="span" color="text.primary" aria-current="page">
        Website relaunch
      </Typography>
    </Breadcrumbs>
  );
}
