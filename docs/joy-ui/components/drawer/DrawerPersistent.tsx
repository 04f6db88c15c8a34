import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import ProjectLinks from './ProjectLinks';

export default function DrawerPersistent() {
  const [open, setOpen] = React.useState(true);
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: 160 }}>
      <Sheet
        id={id}
        variant="soft"
        sx={{
          width: open ? 160 : 0,
          visibility: open ? 'visible' : 'hidden',
          overflow: 'hidden',
          transition: 'width 200ms, visibility 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <ProjectLinks />
      </Sheet>
      <Box sx={{ p: 2 }}>
        <Button
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Sidebar
        </Button>
      </Box>
    </Box>
  );
}
