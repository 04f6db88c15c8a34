import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuDisabled() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        variant="text"
        aria-haspopup="menu"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Order #1042
      </Button>
      <Menu
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ disabledItemsFocusable: true }}
      >
        <MenuItem onClick={() => setAnchorEl(null)}>Track parcel</MenuItem>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 0.75 } }}>
          <ListItemText primary="Cancel order" secondary="It has been sent" />
        </MenuItem>
      </Menu>
    </div>
  );
}
