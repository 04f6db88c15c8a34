import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const messages = [
  { id: 1, from: 'Mia Chen', subject: 'Invoice 2041' },
  { id: 2, from: 'Omar Haddad', subject: 'Meeting on Thursday' },
];

export default function CheckboxList() {
  return (
    <List disablePadding aria-label="Messages to archive">
      {messages.map(({ id, from, subject }) => (
        <ListItem key={id} disablePadding divider>
          <Box
            component="label"
            sx={{
              display: 'flex',
              flexGrow: 1,
              alignItems: 'center',
              px: 2,
              cursor: 'pointer',
              '&:hover, &:focus-within': { bgcolor: 'action.hover' },
            }}
          >
            <Checkbox edge="start" />
            <ListItemText primary={from} secondary={subject} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
