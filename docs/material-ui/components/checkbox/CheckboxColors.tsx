import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { pink } from '@mui/material/colors';

const ownColor = {
  color: pink[800],
  '&.Mui-checked': { color: pink[600] },
};

export default function CheckboxColors() {
  return (
    <FormGroup role="group" aria-label="Calendars">
      <FormControlLabel
        label="Work, green"
        control={<Checkbox color="success" defaultChecked />}
      />
      <FormControlLabel
        label="Public holidays, grey"
        control={<Checkbox color="default" defaultChecked />}
      />
      <FormControlLabel
        label="Birthdays, pink"
        control={<Checkbox sx={ownColor} defaultChecked />}
      />
    </FormGroup>
  );
}
