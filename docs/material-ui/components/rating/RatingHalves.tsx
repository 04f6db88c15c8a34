import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function RatingHalves() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Ripeness of the cheese</FormLabel>
      <Rating
        precision={0.5}
        defaultValue={2.5}
        size="large"
        getLabelText={(value) => `${value} of 5`}
      />
    </FormControl>
  );
}
