import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandMore from '@mui/icons-material/ExpandMore';

const DRAWERS = [
  { name: 'Drawings', sheets: ['Site plan', 'Elevation east', 'Roof truss'] },
  { name: 'Letters', sheets: ['To the mason', 'From the parish'] },
];

export default function ListNested() {
  const id = React.useId();
  const [open, setOpen] = React.useState('Drawings');

  return (
    <List aria-label="Cabinet">
      {DRAWERS.map(({ name, sheets }) => {
        const isOpen = open === name;
        return (
          <li key={name}>
            <ListItemButton
              aria-expanded={isOpen}
              aria-controls={id + name}
              onClick={() => setOpen(isOpen ? '' : name)}
            >
              <ListItemText primary={name} secondary={`${sheets.length} sheets`} />
              <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
            </ListItemButton>
            <Collapse in={isOpen}>
              <List id={id + name} disablePadding dense aria-label={name}>
                {sheets.map((sheet) => (
                  <ListItem key={sheet}>
                    <ListItemText inset primary={sheet} />
                  </ListItem>
                ))}
              </List>
            </Collapse>
          </li>
        );
      })}
    </List>
  );
}
