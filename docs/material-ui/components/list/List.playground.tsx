import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

export default {
  component: List,
  controls: {
    dense: {},
    disablePadding: {},
    subheader: {
      choices: {
        Team: <ListSubheader component="div">Design team</ListSubheader>,
      },
    },
  },
  fixed: {
    sx: { width: '100%', maxWidth: 280, bgcolor: 'background.paper' },
    children: [
      <ListItem key="1" divider>
        <ListItemText primary="Mia Chen" secondary="Owner" />
      </ListItem>,
      <ListItem key="2" divider>
        <ListItemText primary="Omar Haddad" secondary="Editor" />
      </ListItem>,
      <ListItem key="3">
        <ListItemText primary="Lena Novak" secondary="Guest" />
      </ListItem>,
    ],
  },
} satisfies Playground<ListProps>;
