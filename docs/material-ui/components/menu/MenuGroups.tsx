import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuGroups() {
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const [template, setTemplate] = React.useState('');

  const choose = (event: React.MouseEvent<HTMLElement>) => {
    setTemplate(event.currentTarget.innerText);
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {template || 'New document'}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <ListSubheader role="presentation">Text</ListSubheader>
        <MenuItem onClick={choose}>Letter</MenuItem>
        <MenuItem onClick={choose}>Minutes</MenuItem>
        <Divider component="li" />
        <ListSubheader role="presentation">Tables</ListSubheader>
        <MenuItem onClick={choose}>Budget</MenuItem>
        <MenuItem onClick={choose}>Schedule</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
