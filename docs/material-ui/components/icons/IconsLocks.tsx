import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type SvgIcon from '@mui/material/SvgIcon';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Construction from '@mui/icons-material/ConstructionOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';

interface Lock {
  name: string;
  state: string;
  Icon: typeof SvgIcon;
  color: 'success' | 'warning' | 'error';
}

const LOCKS: Lock[] = [
  { name: 'Mill lock', state: 'Open', Icon: CheckCircle, color: 'success' },
  {
    name: 'Weir lock',
    state: 'One chamber, gate in repair',
    Icon: Construction,
    color: 'warning',
  },
  { name: 'Upper lock', state: 'Closed', Icon: DoNotDisturb, color: 'error' },
];

export default function IconsLocks() {
  return (
    <List disablePadding aria-label="Locks on the canal">
      {LOCKS.map(({ name, state, Icon, color }) => (
        <ListItem key={name}>
          <ListItemIcon>
            <Icon color={color} />
          </ListItemIcon>
          <ListItemText primary={name} secondary={state} />
        </ListItem>
      ))}
    </List>
  );
}
