import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';

const names: Record<string, string> = {
  '/blog/': 'Blog',
  '/blog/tags/': 'Tags',
  '/blog/tags/demos/': 'Demos',
};

function Path() {
  const { pathname } = useLocation();
  const parts = pathname.split('/').filter(Boolean);

  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      {parts.map((_part, index) => {
        const to = `/${parts.slice(0, index + 1).join('/')}/`;
        return index < parts.length - 1 ? (
          <Link key={to} component={RouterLink} to={to}>
            {names[to]}
          </Link>
        ) : (
          <Typography key={to} aria-current="page">
            {names[to]}
          </Typography>
        );
      })}
    </Breadcrumbs>
  );
}

export default function BreadcrumbsRouter() {
  return (
    <MemoryRouter initialEntries={['/blog/tags/demos/']}>
      <Path />
    </MemoryRouter>
  );
}
