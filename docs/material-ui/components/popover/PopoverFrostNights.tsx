import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const NIGHTS = [
  { day: 'Mon', low: 4 },
  { day: 'Tue', low: -1 },
  { day: 'Wed', low: -3 },
  { day: 'Thu', low: -2 },
  { day: 'Fri', low: 2 },
];

function surround(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

export default function PopoverFrostNights() {
  const nights = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  // What the popover asks for is a box, and that it says it is an element.
  const frost = {
    nodeType: 1 as const,
    getBoundingClientRect: () =>
      surround([...(nights.current?.querySelectorAll('[data-frost]') ?? [])]),
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stack ref={nights} direction="row" spacing={0.5}>
        {NIGHTS.map(({ day, low }) => (
          <Box
            key={day}
            data-frost={low < 0 ? '' : undefined}
            sx={{ p: 1, border: 1, borderColor: 'divider', textAlign: 'center' }}
          >
            <Typography variant="caption" component="div">
              {day}
            </Typography>
            {low}°
          </Box>
        ))}
      </Stack>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Explain the frost
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={open ? frost : null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Frost' } }}
      >
        <Typography sx={{ p: 2 }}>
          Three nights below zero: cover the figs.
        </Typography>
      </Popover>
    </Stack>
  );
}
