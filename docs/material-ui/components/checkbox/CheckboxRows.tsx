import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const LETTERS = [
  { id: 'l1', from: 'Water board', about: 'New rates from April' },
  { id: 'l2', from: 'School', about: 'Trip to the observatory' },
];

const ROW = {
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  px: 2,
  cursor: 'pointer',
  '&:hover, &:focus-within': { bgcolor: 'action.hover' },
};

export default function CheckboxRows() {
  return (
    <List disablePadding aria-label="Letters to archive">
      {LETTERS.map(({ id, from, about }) => (
        <ListItem key={id} disablePadding divider>
          <Box component="label" sx={ROW}>
            <Checkbox edge="start" />
            <ListItemText primary={from} secondary={about} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
