import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingControlled() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Your rating">
      <Rating value={value} onChange={(_event, next) => setValue(next)} />
      <span role="status">{value === null ? 'Not rated' : `${value} of 5`}</span>
      <Button size="small" onClick={() => setValue(null)}>
        Clear
      </Button>
    </Stack>
  );
}
