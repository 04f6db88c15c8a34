import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioColors() {
  return (
    <RadioGroup row aria-label="Flag on the beach" defaultValue="green">
      <FormControlLabel
        value="green"
        control={<Radio color="success" />}
        label="Green, swim"
      />
      <FormControlLabel
        value="red"
        control={<Radio color="error" />}
        label="Red, stay out"
      />
      <FormControlLabel
        value="none"
        control={<Radio color="default" size="small" />}
        label="No guard today"
      />
    </RadioGroup>
  );
}
