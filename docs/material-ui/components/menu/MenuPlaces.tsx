import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

type Place = Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>;

const PLACES: Record<string, Place> = {
  'Below, in the middle': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: 'top', horizontal: 'center' },
  },
  Above: {
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    transformOrigin: { vertical: 'bottom', horizontal: 'center' },
  },
  'On top of it': {
    anchorOrigin: { vertical: 'center', horizontal: 'center' },
    transformOrigin: { vertical: 'center', horizontal: 'center' },
  },
  'Below, with a gap': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: -12, horizontal: 'center' },
  },
};

export default function MenuPlaces() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [place, setPlace] = React.useState('Above');

  return (
    <Stack spacing={2} alignItems="center">
      <RadioGroup
        aria-label="Place of the menu"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      >
        {Object.keys(PLACES).map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={name}
          />
        ))}
      </RadioGroup>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Bookshelf
      </Button>
      <Menu
        {...PLACES[place]}
        marginThreshold={8}
        elevation={3}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Bookshelf' }}
      >
        <MenuItem onClick={() => setAnchor(null)}>Lend</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Reserve</MenuItem>
      </Menu>
    </Stack>
  );
}
