import { Link, MemoryRouter, Route, Routes, useMatch } from 'react-router-dom';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

function NavItem({ to, label }: { to: string; label: string }) {
  const isCurrent = useMatch({ path: to, end: false }) !== null;

  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}

export default function RoutingNavigation() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/']}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <List sx={{ width: 140 }}>
          <NavItem to="/material-ui/" label="Files" />
          <NavItem to="/joy-ui/" label="Team" />
        </List>
        <Routes>
          <Route path="/material-ui/*" element={<p>12 files</p>} />
          <Route path="/joy-ui/*" element={<p>4 members</p>} />
        </Routes>
      </Box>
    </MemoryRouter>
  );
}
