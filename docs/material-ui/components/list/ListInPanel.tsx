import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';

const CALLS = [
  {
    who: 'Harbour office',
    about: 'The berth is free from Tuesday; they ask for the length of the boat.',
  },
  { who: 'Sailmaker', about: 'The mainsail can be fetched.' },
];

export default function ListInPanel() {
  const id = React.useId();
  const [called, setCalled] = React.useState<string[]>([]);

  return (
    <Paper variant="outlined" sx={{ px: 2, maxWidth: 360 }}>
      <List
        aria-labelledby={id}
        subheader={
          <ListSubheader id={id} disableGutters disableSticky>
            To call back
          </ListSubheader>
        }
      >
        {CALLS.map(({ who, about }) => (
          <ListItem key={who} disablePadding divider>
            <ListItemButton
              alignItems="flex-start"
              dense
              disableGutters
              aria-pressed={called.includes(who)}
              onClick={() =>
                setCalled(
                  called.includes(who)
                    ? called.filter((one) => one !== who)
                    : [...called, who],
                )
              }
              sx={{ '&[aria-pressed="true"]': { textDecoration: 'line-through' } }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                <ScheduleOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={who} secondary={about} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
