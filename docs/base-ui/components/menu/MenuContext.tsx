import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import type { MenuActions, MenuProps } from '@mui/base/Menu';
import { Box } from '@mui/system';
import { Item, Listbox, Trigger } from './menuParts';

export default function MenuContext() {
  const actions = React.useRef<MenuActions>(null);
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<MenuProps['anchor']>();

  function openAtMouse(event: React.MouseEvent) {
    event.preventDefault();
    const point = new DOMRect(event.clientX, event.clientY);
    setAnchor({ getBoundingClientRect: () => point });
    setOpen(true);
    actions.current?.resetHighlight();
  }

  return (
    <Dropdown
      open={open}
      onOpenChange={(_event, isOpen) => {
        setOpen(isOpen);
        if (isOpen) setAnchor(undefined);
      }}
    >
      <Box
        onContextMenu={openAtMouse}
        sx={{ p: 2, maxWidth: 360, bgcolor: '#8881' }}
      >
        Budget.xlsx <Trigger aria-label="Actions for Budget.xlsx">⋮</Trigger>
      </Box>
      <Menu
        actions={actions}
        anchor={anchor}
        slots={{ listbox: Listbox }}
        slotProps={{
          root: { placement: 'bottom-start' },
          listbox: { 'aria-label': 'Actions for Budget.xlsx' },
        }}
      >
        <Item>Open</Item>
        <Item>Duplicate</Item>
      </Menu>
    </Dropdown>
  );
}
