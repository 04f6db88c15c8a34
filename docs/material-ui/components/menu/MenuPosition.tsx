import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const positions: Record<
  string,
  Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>
> = {
  Above: {
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    transformOrigin: { vertical: 'bottom', horizontal: 'center' },
  },
  'On the right': {
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
  },
  'Below with a gap': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: -8, horizontal: 'center' },
  },
};

export default function MenuPosition() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [position, setPosition] = React.useState('Above');

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" gap={1}>
      {Object.keys(positions).map((name) => (
        <Button
          key={name}
          variant="outlined"
          aria-haspopup="menu"
          onClick={(event) => {
            setPosition(name);
            setAnchor(event.currentTarget);
          }}
        >
          {name}
        </Button>
      ))}
      <Menu
        {...positions[position]}
        marginThreshold={8}
        elevation={3}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': position }}
      >
        <MenuItem onClick={() => setAnchor(null)}>Day</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Week</MenuItem>
      </Menu>
    </Stack>
  );
}
