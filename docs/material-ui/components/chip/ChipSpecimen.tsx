import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Place from '@mui/icons-material/PlaceOutlined';

export default function ChipSpecimen() {
  const nameId = React.useId();
  const [loaned, setLoaned] = React.useState(false);

  return (
    <Card variant="outlined" role="group" aria-labelledby={nameId}>
      <CardContent>
        <Typography id={nameId} component="p" variant="h6">
          Wood anemone
        </Typography>
        <Typography color="text.secondary" gutterBottom>
          Sheet 2217, pressed in April 1961
        </Typography>
        <Stack direction="row" gap={1} flexWrap="wrap" sx={{ mt: 2 }}>
          <Chip
            icon={<CheckCircle />}
            label="Identified"
            color="success"
            variant="outlined"
          />
          <Chip icon={<Place />} label="Cabinet 14, drawer 3" />
          <Chip
            component="button"
            label="On loan"
            aria-pressed={loaned}
            color={loaned ? 'primary' : 'default'}
            onClick={() => setLoaned(!loaned)}
          />
        </Stack>
      </CardContent>
    </Card>
  );
}
