import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';

export default function CheckboxControlled() {
  const [checked, setChecked] = React.useState(false);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) =>
    setChecked(event.target.checked);

  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={checked} onChange={handleChange} />}
        label="Ship to a different address"
      />
      {checked && <TextField fullWidth label="Shipping address" sx={{ mt: 1 }} />}
    </div>
  );
}
