import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase, { type ButtonBaseActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SEATS = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
const WINDOW = ['A1', 'A4', 'B1', 'B4'];

export default function ButtonBaseSeats() {
  const lastSeat = React.useRef<ButtonBaseActions>(null);
  const [seen, setSeen] = React.useState('');
  const [seat, setSeat] = React.useState('A2');

  const goToLast = () => {
    lastSeat.current?.focusVisible();
    setSeen('B4');
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Box
        role="group"
        aria-label="Seats"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 44px)', gap: 1 }}
      >
        {SEATS.map((name) => (
          <ButtonBase
            key={name}
            action={name === 'B4' ? lastSeat : undefined}
            aria-pressed={name === seat}
            centerRipple
            TouchRippleProps={{ className: 'seat-ripple' }}
            focusVisibleClassName="seat-in-focus"
            onFocusVisible={() => setSeen(name)}
            onMouseEnter={() => setSeen(name)}
            onClick={() => setSeat(name)}
            sx={{
              height: 44,
              border: '1px solid',
              borderColor: 'text.secondary',
              borderRadius: '8px 8px 16px 16px',
              '&[aria-pressed="true"]': {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              },
              '& .seat-ripple': { color: 'secondary.main' },
              '&.seat-in-focus': {
                outline: '3px solid',
                outlineColor: 'text.primary',
                outlineOffset: '2px',
              },
            }}
          >
            {name}
          </ButtonBase>
        ))}
      </Box>
      <Typography variant="body2">
        {seen
          ? `${seen}: ${WINDOW.includes(seen) ? 'at a window' : 'on the aisle'}`
          : 'Point at a seat, or reach it with Tab'}
      </Typography>
      <Button variant="outlined" onClick={goToLast}>
        Go to the last seat
      </Button>
    </Stack>
  );
}
