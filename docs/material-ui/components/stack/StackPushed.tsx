import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackPushed() {
  const [state, setState] = React.useState('The letter is a draft.');

  return (
    <Stack spacing={2} sx={{ maxWidth: 440 }}>
      <Typography role="status">{state}</Typography>
      <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
        <Button
          color="error"
          sx={{ marginInlineEnd: 'auto' }}
          onClick={() => setState('The draft is gone.')}
        >
          Throw away
        </Button>
        <Button onClick={() => setState('The draft is kept.')}>Keep</Button>
        <Button
          variant="contained"
          onClick={() => setState('The letter is on its way.')}
        >
          Post
        </Button>
      </Stack>
    </Stack>
  );
}
