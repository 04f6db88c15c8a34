import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const positions: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState(positions[0]);

  return (
    <div style={{ padding: 64 }}>
      {positions.map((next) => (
        <Button
          key={`${next.vertical} ${next.horizontal}`}
          onClick={() => {
            setPosition(next);
            setOpen(true);
          }}
        >
          {next.vertical} {next.horizontal}
        </Button>
      ))}
      <Snackbar
        open={open}
        anchorOrigin={position}
        onClose={() => setOpen(false)}
        message="Link copied"
      />
    </div>
  );
}
