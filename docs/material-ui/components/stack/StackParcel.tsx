import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackParcel() {
  const [place, setPlace] = React.useState('at your door');

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Stack>
        <Typography component="p" variant="subtitle1">
          A parcel from Oulu
        </Typography>
        <Typography variant="body2" color="text.secondary">
          2.4 kg, arrives on Friday
        </Typography>
      </Stack>
      <Typography role="status">It will be left {place}.</Typography>
      <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
        <Button variant="outlined" onClick={() => setPlace('with a neighbour')}>
          With a neighbour
        </Button>
        <Button variant="outlined" onClick={() => setPlace('in the garage')}>
          In the garage
        </Button>
      </Stack>
    </Stack>
  );
}
