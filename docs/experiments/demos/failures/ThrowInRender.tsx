import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Till({ jammed }: { jammed: boolean }) {
  if (jammed) {
    throw new Error('The till is jammed.');
  }
  return <Typography>The till is open.</Typography>;
}

export default function ThrowInRender() {
  const [jammed, setJammed] = useState(false);
  return (
    <Stack spacing={1} alignItems="start">
      <Till jammed={jammed} />
      <Button variant="outlined" onClick={() => setJammed(true)}>
        Jam the till
      </Button>
    </Stack>
  );
}
