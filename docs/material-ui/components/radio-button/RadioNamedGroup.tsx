import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioNamedGroup() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Milk for the coffee</FormLabel>
      <RadioGroup name="milk" defaultValue="none">
        <FormControlLabel value="none" control={<Radio />} label="None" />
        <FormControlLabel value="cow" control={<Radio />} label="From the cow" />
        <FormControlLabel value="oat" control={<Radio />} label="From oats" />
      </RadioGroup>
    </FormControl>
  );
}
