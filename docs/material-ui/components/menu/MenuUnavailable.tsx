import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuUnavailable() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const handleClose = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Ledger of March
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={handleClose}
        MenuListProps={{
          'aria-label': 'Ledger of March',
          disabledItemsFocusable: true,
        }}
      >
        <MenuItem onClick={handleClose}>Print</MenuItem>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 0.75 } }}>
          <ListItemText
            primary="Close the month"
            secondary="Two receipts are missing"
          />
        </MenuItem>
        <MenuItem onClick={handleClose}>Send to the auditor</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
