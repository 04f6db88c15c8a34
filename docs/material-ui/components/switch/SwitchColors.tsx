import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchColors() {
  return (
    <FormGroup role="group" aria-label="Machine hall">
      <FormControlLabel
        control={<Switch color="success" defaultChecked />}
        label="Ventilation"
      />
      <FormControlLabel
        control={<Switch color="error" defaultChecked />}
        label="Emergency stop"
      />
      <FormControlLabel
        control={<Switch color="default" defaultChecked />}
        label="Counter of the visitors"
      />
    </FormGroup>
  );
}
