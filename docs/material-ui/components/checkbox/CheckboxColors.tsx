import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxColors() {
  return (
    <FormGroup role="group" aria-label="Layers of the map">
      <FormControlLabel
        control={<Checkbox color="success" defaultChecked />}
        label="Open paths, green"
      />
      <FormControlLabel
        control={<Checkbox color="error" defaultChecked />}
        label="Closed paths, red"
      />
      <FormControlLabel
        control={<Checkbox color="default" defaultChecked />}
        label="Contour lines, grey"
      />
    </FormGroup>
  );
}
