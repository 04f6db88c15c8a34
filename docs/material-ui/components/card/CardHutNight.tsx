import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { MORNING } from './cardPictures';

const BEDS = 4;

export default function CardHutNight() {
  const [held, setHeld] = React.useState(0);
  const free = BEDS - held;

  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardMedia
        component="img"
        image={MORNING}
        alt="Ridge behind the hut at sunrise"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography component="p" variant="h6">
          Larch Hut
        </Typography>
        <Typography color="text.secondary">
          2,140 m, three hours from the valley. Soup in the evening, bread at five.
        </Typography>
        <Typography role="status" sx={{ mt: 1.5 }}>
          {free === 0 ? 'All beds are held for you' : `${free} beds free`}
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          aria-disabled={free === 0}
          onClick={() => setHeld(Math.min(held + 1, BEDS))}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.38 } }}
        >
          Hold a bed
        </Button>
        <Button
          color="inherit"
          aria-disabled={held === 0}
          onClick={() => setHeld(0)}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.38 } }}
        >
          Give back
        </Button>
      </CardActions>
    </Card>
  );
}
