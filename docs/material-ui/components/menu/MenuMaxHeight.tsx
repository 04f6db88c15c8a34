import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const years = Array.from({ length: 30 }, (_, index) => String(2025 - index));

export default function MenuMaxHeight() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [year, setYear] = React.useState('2018');

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Year: {year}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 240, width: 160 } } }}
        MenuListProps={{ 'aria-label': 'Year', disableListWrap: true }}
      >
        {years.map((name) => (
          <MenuItem
            key={name}
            selected={name === year}
            onClick={() => {
              setYear(name);
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
