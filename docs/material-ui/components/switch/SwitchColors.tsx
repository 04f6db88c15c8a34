import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { deepPurple } from '@mui/material/colors';

const purple = {
  '& .MuiSwitch-switchBase.Mui-checked': { color: deepPurple[400] },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    bgcolor: deepPurple[400],
  },
};

export default function SwitchColors() {
  return (
    <FormGroup role="group" aria-label="Calendars">
      <FormControlLabel
        control={<Switch color="success" defaultChecked />}
        label="Work"
      />
      <FormControlLabel
        control={<Switch color="default" defaultChecked />}
        label="Holidays"
      />
      <FormControlLabel
        control={<Switch sx={purple} defaultChecked />}
        label="Birthdays"
      />
    </FormGroup>
  );
}
