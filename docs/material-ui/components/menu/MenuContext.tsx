import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';

export default function MenuContext() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<PopoverPosition>({
    top: 0,
    left: 0,
  });

  const handleContextMenu = (event: React.MouseEvent) => {
    event.preventDefault();
    setPosition({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };
  const handleClose = () => setOpen(false);

  return (
    <React.Fragment>
      <Box
        role="group"
        tabIndex={0}
        aria-label="report.pdf"
        onContextMenu={handleContextMenu}
        sx={{ p: 4, border: '1px dashed', textAlign: 'center' }}
      >
        report.pdf: right-click here, or press Shift+F10
      </Box>
      <Menu
        open={open}
        onClose={handleClose}
        anchorReference="anchorPosition"
        anchorPosition={position}
        onContextMenu={(event) => {
          event.preventDefault();
          handleClose();
        }}
        MenuListProps={{ 'aria-label': 'report.pdf' }}
      >
        {['Open', 'Rename', 'Move to the bin'].map((action) => (
          <MenuItem key={action} onClick={handleClose}>
            {action}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
