import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import OpenWith from '@mui/icons-material/OpenWith';

const STEP = 24;

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

export default function DialogMovable() {
  const hintId = React.useId();
  const paper = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });

  // Stops at the edges of the window, so that the dialog can always be caught again.
  const moveBy = (x: number, y: number) => {
    const box = paper.current?.getBoundingClientRect();
    if (box) {
      const dx = Math.min(Math.max(x, -box.left), window.innerWidth - box.right);
      const dy = Math.min(Math.max(y, -box.top), window.innerHeight - box.bottom);
      setOffset((old) => ({ x: old.x + dx, y: old.y + dy }));
    }
  };

  const handleOpen = () => {
    setOffset({ x: 0, y: 0 });
    setOpen(true);
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step) {
      event.preventDefault();
      moveBy(...step);
    }
  };

  const handlePointerMove = (event: React.PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      moveBy(event.movementX, event.movementY);
    }
  };

  return (
    <React.Fragment>
      <Typography sx={{ mb: 2 }}>
        Meter 1: 04 182 · Meter 2: 11 930 · Meter 3: 00 715
      </Typography>
      <Button variant="outlined" onClick={handleOpen}>
        Enter readings
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          ref: paper,
          style: { transform: `translate(${offset.x}px, ${offset.y}px)` },
        }}
        slotProps={{ backdrop: { invisible: true } }}
      >
        <Box
          onPointerDown={(event) =>
            event.currentTarget.setPointerCapture(event.pointerId)
          }
          onPointerMove={handlePointerMove}
          sx={{
            display: 'flex',
            alignItems: 'center',
            cursor: 'move',
            touchAction: 'none',
            userSelect: 'none',
          }}
        >
          <DialogTitle sx={{ flex: 1 }}>Readings</DialogTitle>
          <IconButton
            aria-label="Move dialog"
            aria-describedby={hintId}
            onKeyDown={handleKeyDown}
            sx={{ m: 1.5, cursor: 'inherit' }}
          >
            <OpenWith />
          </IconButton>
        </Box>
        <DialogContent>
          <TextField autoFocus label="Sum of all meters" sx={{ mt: 1 }} />
          <Typography
            id={hintId}
            variant="body2"
            color="text.secondary"
            sx={{ mt: 1 }}
          >
            Drag the title, or press arrow keys on the button beside it.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
