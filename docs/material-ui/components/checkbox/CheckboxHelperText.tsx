import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

export default function CheckboxHelperText() {
  const id = React.useId();

  return (
    <div>
      <FormControlLabel
        label="Make this repository private"
        control={<Checkbox inputProps={{ 'aria-describedby': id }} />}
      />
      <FormHelperText id={id} sx={{ marginInlineStart: 4, mt: 0 }}>
        Only members of your team can see it
      </FormHelperText>
    </div>
  );
}
