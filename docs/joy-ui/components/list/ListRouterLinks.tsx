import { MemoryRouter, NavLink } from 'react-router-dom';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Folder from '@mui/icons-material/FolderOutlined';
import Group from '@mui/icons-material/GroupOutlined';

const links = [
  { to: '/joy-ui/react-card/', text: 'Projects', icon: <Folder /> },
  { to: '/joy-ui/react-input/', text: 'Members', icon: <Group /> },
];

export default function ListRouterLinks() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-card/']}>
      <Box component="nav" aria-label="Workspace">
        <List sx={{ '--ListItem-radius': '8px' }}>
          {links.map(({ to, text, icon }) => (
            <ListItem key={to}>
              <ListItemButton
                component={NavLink}
                to={to}
                sx={{ '&.active': { bgcolor: 'neutral.softBg', fontWeight: 'lg' } }}
              >
                <ListItemDecorator>{icon}</ListItemDecorator>
                {text}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </MemoryRouter>
  );
}
