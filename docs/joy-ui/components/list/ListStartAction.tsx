import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ChevronRight from '@mui/icons-material/ChevronRight';

export default function ListStartAction() {
  const [open, setOpen] = React.useState(false);
  const expandButton = (
    <IconButton
      size="sm"
      aria-label="Pages of Handbook"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      <ChevronRight sx={{ rotate: open ? '90deg' : '0deg' }} />
    </IconButton>
  );

  return (
    <List aria-label="Documents" size="sm">
      <ListItem nested startAction={expandButton}>
        <ListItemButton component="a" href="/joy-ui/react-card/">
          Handbook
        </ListItemButton>
        {open && (
          <List aria-label="Handbook">
            <ListItem>
              <ListItemButton component="a" href="/joy-ui/react-input/">
                Holidays
              </ListItemButton>
            </ListItem>
          </List>
        )}
      </ListItem>
    </List>
  );
}
