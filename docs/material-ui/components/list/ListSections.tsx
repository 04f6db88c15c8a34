import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const FLOORS = [
  {
    floor: 'Ground floor',
    rooms: ['Print shop', 'Paper store', 'Bindery', 'Counter'],
  },
  { floor: 'First floor', rooms: ['Type cases', 'Proof press', 'Library'] },
  { floor: 'Attic', rooms: ['Drying loft', 'Archive', 'Pigeon hatch'] },
];

export default function ListSections() {
  const id = React.useId();

  return (
    <List
      aria-label="Rooms of the printing house"
      tabIndex={0}
      sx={{ maxHeight: 260, overflow: 'auto', bgcolor: 'background.paper' }}
    >
      {FLOORS.map(({ floor, rooms }, index) => (
        <li key={floor}>
          <ListSubheader component="div" id={`${id}-${index}`}>
            {floor}
          </ListSubheader>
          <List disablePadding aria-labelledby={`${id}-${index}`}>
            {rooms.map((room) => (
              <ListItem key={room}>
                <ListItemText primary={room} />
              </ListItem>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
