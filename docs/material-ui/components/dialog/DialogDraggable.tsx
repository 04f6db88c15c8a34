import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -24],
  ArrowDown: [0, 24],
  ArrowLeft: [-24, 0],
  ArrowRight: [24, 0],
};

export default function DialogDraggable() {
  const [open, setOpen] = React.useState(false);
  const [{ x, y }, setOffset] = React.useState({ x: 0, y: 0 });

  const moveBy = (dx: number, dy: number) =>
    setOffset((offset) => ({ x: offset.x + dx, y: offset.y + dy }));

  const handlePointerMove = (event: React.PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      moveBy(event.movementX, event.movementY);
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      moveBy(...step);
    }
  };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Find and replace</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ style: { transform: `translate(${x}px, ${y}px)` } }}
      >
        <DialogTitle
          onPointerDown={(event) =>
            event.currentTarget.setPointerCapture(event.pointerId)
          }
          onPointerMove={handlePointerMove}
          sx={{ cursor: 'move', touchAction: 'none' }}
        >
          Find and replace
        </DialogTitle>
        <DialogContent>
          <Button autoFocus onKeyDown={handleKeyDown}>
            Move with the arrow keys
          </Button>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
