import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function RatingHalfStars() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Sound quality</FormLabel>
      <Rating
        precision={0.5}
        defaultValue={2.5}
        size="large"
        getLabelText={(value) => `${value} of 5`}
      />
    </FormControl>
  );
}
