import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

const pages: Record<string, string> = {
  '/joy-ui/react-list/': 'List',
  '/joy-ui/react-table/': 'Table',
};

function Pages() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Dropdown>
        <MenuButton>Go to</MenuButton>
        <Menu aria-label="Go to">
          {Object.entries(pages).map(([path, name]) => (
            <MenuItem
              key={path}
              component={Link}
              to={path}
              selected={pathname === path}
            >
              {name}
            </MenuItem>
          ))}
          <MenuItem component="a" href="/joy-ui/react-select/">
            Select
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">Page: {pages[pathname]}</Typography>
    </Stack>
  );
}

export default function MenuLinks() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-list/']}>
      <Pages />
    </MemoryRouter>
  );
}
