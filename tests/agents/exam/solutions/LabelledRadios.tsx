import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function LabelledRadios() {
  return (
    <FormControl>
      <FormLabel id="shipping">Shipping</FormLabel>
      <RadioGroup aria-labelledby="shipping" name="shipping" defaultValue="post">
        <FormControlLabel value="post" control={<Radio />} label="By post" />
        <FormControlLabel value="pickup" control={<Radio />} label="Pick up" />
      </RadioGroup>
    </FormControl>
  );
}
