import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const KEYS = [
  { action: 'Next slide', key: 'N' },
  { action: 'Black screen', key: 'B' },
  { action: 'Laser pointer', key: 'L' },
  { action: 'Show the clock', key: 'T' },
];

export default function ListDense() {
  return (
    <List dense disablePadding aria-label="Keys of the projector">
      {KEYS.map(({ action, key }, index) => (
        <ListItem key={key} disableGutters divider={index < KEYS.length - 1}>
          <ListItemText primary={action} />
          <Typography
            component="kbd"
            variant="body2"
            sx={{ px: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            {key}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
