import * as React from 'react';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

interface SidebarProps {
  open: boolean;
  onClose: () => void;
  children: React.ReactNode;
}

/** Beside the page on wide screens, in a drawer on others. */
export default function Sidebar({ open, onClose, children }: SidebarProps) {
  return (
    <>
      <Sheet
        sx={{
          display: { xs: 'none', md: 'flex' },
          width: 220,
          flexShrink: 0,
          overflow: 'auto',
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        {children}
      </Sheet>
      <Drawer
        size="sm"
        open={open}
        onClose={onClose}
        slotProps={{
          content: {
            'aria-label': 'Folders',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
          },
        }}
      >
        <ModalClose aria-label="Close folders" />
        <Box sx={{ display: 'flex', flex: 1, pt: 5 }}>{children}</Box>
      </Drawer>
    </>
  );
}
