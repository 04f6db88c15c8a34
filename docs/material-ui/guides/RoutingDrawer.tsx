import * as React from 'react';
import { MemoryRouter, NavLink, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';

function AppShell() {
  const { pathname } = useLocation();
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  React.useEffect(() => setOpen(false), [pathname]);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <p>Page: {pathname}</p>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-labelledby': titleId }}
      >
        <h3 id={titleId} style={{ margin: 16 }}>
          Settings
        </h3>
        {['/material-ui/', '/base-ui/', '/system/'].map((path) => (
          <ListItemButton
            key={path}
            component={NavLink}
            to={path}
            end
            sx={{ flexGrow: 0, '&.active': { fontWeight: 700 } }}
          >
            {path}
          </ListItemButton>
        ))}
      </Drawer>
    </div>
  );
}

export default function RoutingDrawer() {
  return (
    <MemoryRouter initialEntries={['/base-ui/']}>
      <AppShell />
    </MemoryRouter>
  );
}
