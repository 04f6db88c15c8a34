import * as React from 'react';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContentInline() {
  const [minutes, setMinutes] = React.useState(5);

  return (
    <Stack spacing={1.5} sx={{ maxWidth: 480 }}>
      <SnackbarContent
        role="status"
        message={`Your seat is held for ${minutes} minutes.`}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => setMinutes(minutes + 5)}
          >
            5 more
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="Seats 14 and 15 are side by side, in the direction of travel, next to the luggage rack and far from the door."
      />
    </Stack>
  );
}
