import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ApiControlled() {
  const [stars, setStars] = React.useState<number | null>(3);

  return (
    <Stack spacing={1}>
      <Typography>Delivery, controlled: {stars ?? 'none'}</Typography>
      <Rating
        name="delivery"
        value={stars}
        onChange={(event, value) => setStars(value)}
      />
      <Typography>Support, uncontrolled</Typography>
      <Rating name="support" defaultValue={4} />
    </Stack>
  );
}
