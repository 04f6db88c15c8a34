import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { TramTime } from './tramTimes';

export function TramRow({ line, to, minutes }: TramTime) {
  return (
    <ListItem secondaryAction={`${minutes} min`}>
      <Chip label={line} size="small" sx={{ marginInlineEnd: 2 }} />
      <ListItemText primary={to} />
    </ListItem>
  );
}
