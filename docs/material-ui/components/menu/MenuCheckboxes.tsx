import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

export default function MenuCheckboxes() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [columns, setColumns] = React.useState({
    Customer: true,
    Date: true,
    Status: false,
  });

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      <Menu
        variant="menu"
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Columns of the order list' }}
      >
        {Object.entries(columns).map(([column, shown]) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown}
            onClick={() => setColumns({ ...columns, [column]: !shown })}
          >
            <ListItemIcon>
              {shown ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
            </ListItemIcon>
            {column}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
