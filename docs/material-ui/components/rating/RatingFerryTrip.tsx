import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const WORDS = ['poor', 'fair', 'good', 'very good', 'excellent'];

const describe = (stars: number) => `${stars} of 5, ${WORDS[stars - 1] ?? ''}`;

export default function RatingFerryTrip() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Your crossing</FormLabel>
      <Rating
        getLabelText={describe}
        emptyLabelText="Not rated"
        value={stars}
        onChange={(_event, next) => setStars(next)}
        sx={{ my: 0.5 }}
      />
      <Typography role="status" variant="body2">
        {stars ? describe(stars) : 'Not rated'}
      </Typography>
    </FormControl>
  );
}
