import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Error from '@mui/icons-material/ErrorOutline';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import TaskAlt from '@mui/icons-material/TaskAlt';

const STATES = {
  Ripe: { color: 'success', icon: <TaskAlt /> },
  Pressing: { color: 'secondary', icon: <HourglassEmpty /> },
  Mouldy: { color: 'error', icon: <Error /> },
} satisfies Record<string, Pick<ChipProps, 'color' | 'icon'>>;

const WHEELS: { name: string; state: keyof typeof STATES }[] = [
  { name: 'Alpine wheel 31', state: 'Ripe' },
  { name: 'Goat log 7', state: 'Pressing' },
  { name: 'Blue wheel 12', state: 'Mouldy' },
];

export default function ChipStates() {
  return (
    <List disablePadding>
      {WHEELS.map(({ name, state }, index) => (
        <ListItem key={name} divider={index < WHEELS.length - 1} disableGutters>
          <ListItemText primary={name} />
          <Chip {...STATES[state]} label={state} variant="outlined" size="small" />
        </ListItem>
      ))}
    </List>
  );
}
