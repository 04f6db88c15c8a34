import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function MenuControlled() {
  const [open, setOpen] = React.useState(false);

  return (
    <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
      <MenuButton
        variant={open ? 'soft' : 'outlined'}
        endDecorator={open ? <ExpandLess /> : <ExpandMore />}
      >
        Project
      </MenuButton>
      <Menu aria-label="Project">
        <MenuItem>Website relaunch</MenuItem>
        <MenuItem>Mobile app</MenuItem>
      </Menu>
    </Dropdown>
  );
}
