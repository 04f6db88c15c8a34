import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/material-ui/': 'Material UI',
  '/material-ui/getting-started/': 'Getting started',
  '/material-ui/getting-started/installation/': 'Installation',
};

function RouterBreadcrumbs() {
  const { pathname } = useLocation();
  const parents = Object.keys(names).filter(
    (path) => pathname.startsWith(path) && path !== pathname,
  );

  return (
    <Breadcrumbs aria-label="Breadcrumb">
      {parents.map((path) => (
        <Link key={path} component={RouterLink} to={path}>
          {names[path]}
        </Link>
      ))}
      <Typography component="span" color="text.primary" aria-current="page">
        {names[pathname]}
      </Typography>
    </Breadcrumbs>
  );
}

export default function BreadcrumbsReactRouter() {
  return (
    <MemoryRouter initialEntries={['/material-ui/getting-started/installation/']}>
      <RouterBreadcrumbs />
      <Button
        component={RouterLink}
        to="/material-ui/getting-started/installation/"
        sx={{ mt: 1 }}
      >
        Open Installation
      </Button>
    </MemoryRouter>
  );
}
