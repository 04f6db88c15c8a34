import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

const links = { Invoices: '/material-ui/', Refunds: '/joy-ui/', Payouts: '/x/' };

export default function ListNested() {
  const id = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <nav aria-label="Sidebar">
      <List>
        <li>
          <ListItemButton
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ListItemText primary="Payments" />
            {open ? <ExpandLess /> : <ExpandMore />}
          </ListItemButton>
          <Collapse in={open}>
            <List id={id} disablePadding dense>
              {Object.entries(links).map(([name, href]) => (
                <ListItem key={name} disablePadding>
                  <ListItemButton
                    component="a"
                    href={href}
                    sx={{ paddingInlineStart: 4 }}
                  >
                    <ListItemText primary={name} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </li>
      </List>
    </nav>
  );
}
