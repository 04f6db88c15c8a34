import * as React from 'react';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuHover() {
  const [open, setOpen] = React.useState(false);
  const show = (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(event.type === 'pointerenter');
  };

  return (
    <Box sx={{ width: 'fit-content' }} onPointerEnter={show} onPointerLeave={show}>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <MenuButton variant="plain">Products</MenuButton>
        <Menu
          disablePortal
          aria-label="Products"
          modifiers={[{ name: 'offset', options: { offset: [0, 0] } }]}
        >
          <MenuItem component="a" href="/joy-ui/react-input/">
            Inputs
          </MenuItem>
          <MenuItem component="a" href="/joy-ui/react-select/">
            Selects
          </MenuItem>
        </Menu>
      </Dropdown>
    </Box>
  );
}
