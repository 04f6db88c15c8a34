import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

export default function CheckboxDescribed() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Bread in paper, not in plastic"
      />
      <div>
        <FormControlLabel
          control={<Checkbox inputProps={{ 'aria-describedby': id }} />}
          label="Give what is left to the food bank"
        />
        <FormHelperText id={id} sx={{ ml: 4, mt: 0 }}>
          It is collected after eight in the evening
        </FormHelperText>
      </div>
    </Box>
  );
}
