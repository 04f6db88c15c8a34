import * as React from 'react';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function ChipMenu() {
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [status, setStatus] = React.useState('Draft');

  return (
    <div>
      <Chip
        component="button"
        icon={<ExpandMore />}
        label={status}
        aria-label={`Status: ${status}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event: React.MouseEvent<HTMLElement>) =>
          setAnchor(event.currentTarget)
        }
      />
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Status' }}
      >
        {['Draft', 'In review', 'Published'].map((option) => (
          <MenuItem
            key={option}
            selected={option === status}
            onClick={() => {
              setStatus(option);
              setAnchor(null);
            }}
          >
            {option}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
