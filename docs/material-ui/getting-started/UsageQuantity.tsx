import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';

export default function UsageQuantity() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack direction="row" alignItems="center" spacing={1}>
      <IconButton
        aria-label="One packet less"
        onClick={() => setCount(Math.max(count - 1, 1))}
      >
        <RemoveRounded />
      </IconButton>
      <Typography role="status">Packets of seed: {count}</Typography>
      <IconButton
        aria-label="One packet more"
        color="primary"
        onClick={() => setCount(count + 1)}
      >
        <AddRounded />
      </IconButton>
    </Stack>
  );
}
