import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuHeadings() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [soup, setSoup] = React.useState('none yet');

  const handleClick = (event: React.MouseEvent<HTMLElement>) => {
    setSoup(event.currentTarget.dataset.soup ?? soup);
    setAnchor(null);
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Soup of the day: {soup}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Soups', sx: { pt: 0 } }}
      >
        <ListSubheader role="presentation">Clear</ListSubheader>
        <MenuItem data-soup="miso" onClick={handleClick}>
          Miso
        </MenuItem>
        <MenuItem data-soup="pho" onClick={handleClick}>
          Pho
        </MenuItem>
        <Divider component="li" />
        <ListSubheader role="presentation">Creamed</ListSubheader>
        <MenuItem data-soup="leek" onClick={handleClick}>
          Leek and potato
        </MenuItem>
        <MenuItem data-soup="pumpkin" onClick={handleClick}>
          Pumpkin
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
