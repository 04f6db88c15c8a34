import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonRootSlotProps } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const Seat = styled('span')({
  padding: '10px 8px',
  borderRadius: 8,
  border: '2px solid light-dark(#2d5d7b, #9cc9e6)',
  userSelect: 'none',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: 'light-dark(#fff, #0c2331)',
    background: 'light-dark(#2d5d7b, #9cc9e6)',
  },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const SeatRoot = React.forwardRef<HTMLSpanElement, ButtonRootSlotProps>(
  function SeatRoot({ ownerState, ...props }, ref) {
    const opacity = ownerState.active ? 0.7 : 1;
    return (
      <Seat role="button" tabIndex={0} {...props} ref={ref} style={{ opacity }} />
    );
  },
);

export default function ButtonRootSlot() {
  const [taken, setTaken] = React.useState<string[]>(['12B']);
  const toggle = (seat: string) =>
    setTaken((seats) =>
      seats.includes(seat) ? seats.filter((it) => it !== seat) : [...seats, seat],
    );

  return (
    <Box
      role="group"
      aria-label="Seats in row 12"
      sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}
    >
      {['12A', '12B', '12C'].map((seat) => (
        <Button
          key={seat}
          slots={{ root: SeatRoot }}
          aria-pressed={taken.includes(seat)}
          onClick={() => toggle(seat)}
        >
          {seat}
        </Button>
      ))}
    </Box>
  );
}
