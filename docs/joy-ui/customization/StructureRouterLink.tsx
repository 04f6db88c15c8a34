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
          Shop
        </Link>
        <Link component={RouterLink} to="/lamps">
          Lamps
        </Link>
      </Breadcrumbs>
      <Typography>You are at {pathname}</Typography>
    </>
  );
}

export default function StructureRouterLink() {
  return (
    <MemoryRouter initialEntries={['/lamps']}>
      <Trail />
    </MemoryRouter>
  );
}
