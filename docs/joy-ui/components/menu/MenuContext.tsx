import * as React from 'react';
import Card from '@mui/joy/Card';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';

export default function MenuContext() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<{
    getBoundingClientRect: () => DOMRect;
  }>();

  return (
    <Dropdown
      open={open}
      onOpenChange={(_event, isOpen) => {
        setOpen(isOpen);
        if (isOpen) setAnchor(undefined);
      }}
    >
      <Card
        orientation="horizontal"
        sx={{ alignItems: 'center', width: '100%', maxWidth: 320 }}
        onContextMenu={(event) => {
          event.preventDefault();
          const point = new DOMRect(event.clientX, event.clientY);
          setAnchor({ getBoundingClientRect: () => point });
          setOpen(true);
        }}
      >
        Budget.xlsx
        <MenuButton
          aria-label="Actions for Budget.xlsx"
          slots={{ root: IconButton }}
          sx={{ ml: 'auto' }}
        >
          <MoreVert />
        </MenuButton>
      </Card>
      <Menu
        {...(anchor && { anchorEl: anchor })}
        placement="bottom-start"
        aria-label="Actions for Budget.xlsx"
      >
        <MenuItem>Open</MenuItem>
        <MenuItem>Rename</MenuItem>
      </Menu>
    </Dropdown>
  );
}
