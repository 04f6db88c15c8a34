import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import {
  MemoryRouter,
  NavLink,
  Link as RouterLink,
  useLocation,
} from 'react-router-dom';

function Navigation() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        {['/orders', '/invoices'].map((path) => (
          <Link
            key={path}
            component={NavLink}
            to={path}
            sx={{ '&.active': { color: 'text.primary', fontWeight: 'lg' } }}
          >
            {path.slice(1)}
          </Link>
        ))}
      </Stack>
      <Typography>
        This is {pathname}.{' '}
        <Link component={RouterLink} to="/orders" replace>
          Back
        </Link>
      </Typography>
    </Stack>
  );
}

export default function LinkRouter() {
  return (
    <MemoryRouter initialEntries={['/orders']}>
      <Navigation />
    </MemoryRouter>
  );
}
