import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';

function Trail() {
  const { pathname } = useLocation();
  return (
    <>
      <Breadcrumbs aria-label="Path">
        <Link component={RouterLink} to="/">
          Home
        </Link>
        <Link component={RouterLink} to="/joy-ui/react-link/">
          Link
        </Link>
      </Breadcrumbs>
      <Typography>You are at {pathname}</Typography>
    </>
  );
}

export default function StructureRouterLink() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-link/']}>
      <Trail />
    </MemoryRouter>
  );
}
