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
        Title: <ListSubheader component="div">On watch</ListSubheader>,
      },
    },
  },
  fixed: {
    sx: { width: '100%', maxWidth: 280, bgcolor: 'background.paper' },
    children: [
      <ListItem key="1" divider>
        <ListItemText primary="Ines" secondary="Until midnight" />
      </ListItem>,
      <ListItem key="2" divider>
        <ListItemText primary="Bram" secondary="Until four" />
      </ListItem>,
      <ListItem key="3">
        <ListItemText primary="Solveig" secondary="Until eight" />
      </ListItem>,
    ],
  },
} satisfies Playground<ListProps>;
