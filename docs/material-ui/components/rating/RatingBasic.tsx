import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function RatingBasic() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Rate this article</FormLabel>
      <Rating name="article" defaultValue={3} />
    </FormControl>
  );
}
