import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router-dom';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Navigation() {
  const { pathname } = useLocation();

  return (
    <Stack direction="row" spacing={2}>
      <Link component={RouterLink} to="/material-ui/">
        Orders
      </Link>
      <Link component={RouterLink} to="/system/" underline="hover">
        Customers
      </Link>
      <Typography color="text.secondary">Path: {pathname}</Typography>
    </Stack>
  );
}

export default function LinkRouter() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <Navigation />
    </MemoryRouter>
  );
}
