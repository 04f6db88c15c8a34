import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxBasic() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox />} label="Remember me" />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Send me the newsletter"
      />
      <FormControlLabel disabled control={<Checkbox />} label="Share my location" />
    </FormGroup>
  );
}
