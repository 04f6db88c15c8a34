import { MemoryRouter, NavLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const pages = { Overview: '/material-ui/', Orders: '/joy-ui/', Customers: '/x/' };

export default function ListRouterLinks() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <Box component="nav" aria-label="Shop">
        <List>
          {Object.entries(pages).map(([title, path]) => (
            <ListItem key={path} disablePadding>
              <ListItemButton
                component={NavLink}
                to={path}
                sx={{ '&.active': { bgcolor: 'action.selected' } }}
              >
                <ListItemText primary={title} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </MemoryRouter>
  );
}
