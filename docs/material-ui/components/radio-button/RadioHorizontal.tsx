import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioHorizontal() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Repeat this event</FormLabel>
      <RadioGroup row defaultValue="Weekly">
        {['Never', 'Daily', 'Weekly'].map((interval) => (
          <FormControlLabel
            key={interval}
            value={interval}
            label={interval}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
