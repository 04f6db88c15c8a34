import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const POSITIONS: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'center' },
];

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<SnackbarOrigin>({
    vertical: 'top',
    horizontal: 'left',
  });

  return (
    <Stack direction="row" flexWrap="wrap" gap={1} sx={{ py: 10, px: 2 }}>
      {POSITIONS.map((next) => (
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
        key={`${position.vertical} ${position.horizontal}`}
        open={open}
        anchorOrigin={position}
        onClose={() => setOpen(false)}
      >
        <span role="alert">Link copied</span>
      </Snackbar>
    </Stack>
  );
}
