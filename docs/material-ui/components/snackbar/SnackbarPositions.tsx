import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const ORIGINS: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPositions() {
  const [anchorOrigin, setAnchorOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'left',
  });
  const [open, setOpen] = React.useState(false);

  const handleOpen = (origin: SnackbarOrigin) => {
    setAnchorOrigin(origin);
    setOpen(true);
  };

  return (
    <Box
      sx={{
        height: '100vh',
        p: 2,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        gap: 1,
        placeContent: 'center',
      }}
    >
      {ORIGINS.map((origin) => (
        <Button
          key={`${origin.vertical} ${origin.horizontal}`}
          size="small"
          variant="outlined"
          onClick={() => handleOpen(origin)}
        >
          {origin.vertical} {origin.horizontal}
        </Button>
      ))}
      <Snackbar
        key={`${anchorOrigin.vertical} ${anchorOrigin.horizontal}`}
        anchorOrigin={anchorOrigin}
        open={open}
        message="Ship’s position saved."
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Hide
          </Button>
        }
      />
    </Box>
  );
}
