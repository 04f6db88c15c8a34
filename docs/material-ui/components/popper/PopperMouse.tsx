import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperMouse() {
  const mouseRef = React.useRef({ x: 0, y: 0 });
  const popperRef = React.useRef<{ update: () => unknown } | null>(null);
  const [open, setOpen] = React.useState(false);

  const anchorEl = React.useMemo(
    () => ({
      getBoundingClientRect: () =>
        new DOMRect(mouseRef.current.x, mouseRef.current.y, 0, 0),
    }),
    [],
  );

  return (
    <React.Fragment>
      <Box
        onMouseMove={(event) => {
          mouseRef.current = { x: event.clientX, y: event.clientY };
          popperRef.current?.update();
          setOpen(true);
        }}
        onMouseLeave={() => setOpen(false)}
        sx={{ p: 6, border: 1, borderColor: 'divider', textAlign: 'center' }}
      >
        Move the mouse over this photo
      </Box>
      <Popper
        popperRef={(instance) => {
          popperRef.current = instance;
        }}
        role="note"
        open={open}
        anchorEl={anchorEl}
        placement="top"
        sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
      >
        <Paper sx={{ px: 1, mb: 1 }}>Double-click to zoom</Paper>
      </Popper>
    </React.Fragment>
  );
}
