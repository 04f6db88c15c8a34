import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

function Pages() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Dropdown>
        <MenuButton>Go to</MenuButton>
        <Menu aria-label="Go to">
          {['orders', 'customers'].map((page) => (
            <MenuItem
              key={page}
              component={Link}
              to={`/${page}`}
              selected={pathname === `/${page}`}
            >
              {page}
            </MenuItem>
          ))}
          <MenuItem component="a" href="/joy-ui/react-select/">
            Select
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">Page: {pathname}</Typography>
    </Stack>
  );
}

export default function MenuLinks() {
  return (
    <MemoryRouter initialEntries={['/orders']}>
      <Pages />
    </MemoryRouter>
  );
}
