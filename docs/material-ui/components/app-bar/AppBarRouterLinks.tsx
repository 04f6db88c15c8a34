import { MemoryRouter, NavLink } from 'react-router-dom';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';

const pages = { Board: '/material-ui/', Files: '/joy-ui/', Members: '/base-ui/' };

export default function AppBarRouterLinks() {
  return (
    <MemoryRouter initialEntries={[pages.Board]}>
      <AppBar component="div" position="static" color="default">
        <Toolbar variant="dense" role="group" aria-label="Project pages">
          {Object.entries(pages).map(([name, path]) => (
            <Button
              key={name}
              component={NavLink}
              to={path}
              color="inherit"
              sx={{ '&.active': { boxShadow: 'inset 0 -2px', borderRadius: 0 } }}
            >
              {name}
            </Button>
          ))}
        </Toolbar>
      </AppBar>
    </MemoryRouter>
  );
}
