import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const STATIONS =
  'Aspen Hill,Birch Road,Canal Bridge,Castle,Dock Street,East Gate,Fair Ground,Gas Works,Harbour,Kiln Lane,Market,Mill,North Cross,Old Mint,Quarry,River Bank,Theatre,Weavers Row'.split(
    ',',
  );

export default function MenuStations() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [station, setStation] = React.useState('Market');

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Jump to: {station}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 264, width: 200 } } }}
        MenuListProps={{ 'aria-label': 'Stations', disableListWrap: true }}
      >
        {STATIONS.map((name) => (
          <MenuItem
            key={name}
            selected={name === station}
            aria-current={name === station ? 'location' : undefined}
            onClick={() => {
              setStation(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
