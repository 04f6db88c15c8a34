import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/projects': 'Projects',
  '/projects/app': 'Mobile app',
  '/projects/app/files': 'Files',
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
    <MemoryRouter initialEntries={['/projects/app/files']}>
      <RouterBreadcrumbs />
      <Button component={RouterLink} to="/projects/app/files" sx={{ mt: 1 }}>
        Open files
      </Button>
    </MemoryRouter>
  );
}
