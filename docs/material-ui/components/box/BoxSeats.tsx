import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const ROWS = ['A', 'B', 'C'];
const TAKEN = ['A2', 'B4', 'C1', 'C2'];

export default function BoxSeats() {
  const [seats, setSeats] = React.useState<string[]>([]);

  const toggle = (seat: string) =>
    setSeats(
      seats.includes(seat) ? seats.filter((it) => it !== seat) : [...seats, seat],
    );

  return (
    <React.Fragment>
      <Box
        role="group"
        aria-label="Seats"
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(5, 44px)' }}
      >
        {ROWS.flatMap((row) =>
          [1, 2, 3, 4, 5].map((place) => {
            const seat = `${row}${place}`;
            return (
              <Box
                key={seat}
                component="button"
                type="button"
                disabled={TAKEN.includes(seat)}
                aria-pressed={seats.includes(seat)}
                onClick={() => toggle(seat)}
                sx={{
                  height: 44,
                  border: '1px solid',
                  borderColor: 'text.secondary',
                  borderRadius: '12px 12px 4px 4px',
                  font: 'inherit',
                  color: 'text.primary',
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  '&[aria-pressed=true]': {
                    color: 'primary.contrastText',
                    bgcolor: 'primary.main',
                  },
                  '&:disabled': {
                    color: 'text.disabled',
                    borderStyle: 'dashed',
                    cursor: 'default',
                  },
                  '&:focus-visible': {
                    outline: '2px solid',
                    outlineColor: 'primary.main',
                    outlineOffset: 2,
                  },
                }}
              >
                {seat}
              </Box>
            );
          }),
        )}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {seats.length > 0 ? `Yours: ${seats.join(', ')}` : 'No seat chosen'}
      </Typography>
    </React.Fragment>
  );
}
