import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import {
  MemoryRouter,
  NavLink,
  Link as RouterLink,
  useLocation,
} from 'react-router-dom';

const pages: Record<string, string> = {
  '/joy-ui/react-table/': 'Table',
  '/joy-ui/react-list/': 'List',
};

function Navigation() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        {Object.entries(pages).map(([path, name]) => (
          <Link
            key={path}
            component={NavLink}
            to={path}
            sx={{ '&.active': { color: 'text.primary', fontWeight: 'lg' } }}
          >
            {name}
          </Link>
        ))}
      </Stack>
      <Typography>
        This is {pages[pathname]}.{' '}
        <Link component={RouterLink} to="/joy-ui/react-table/" replace>
          Back
        </Link>
      </Typography>
    </Stack>
  );
}

export default function LinkRouter() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-table/']}>
      <Navigation />
    </MemoryRouter>
  );
}
