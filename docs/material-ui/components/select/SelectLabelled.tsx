import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectLabelled() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <InputLabel id={`${id}-label`}>Bicycle bay</InputLabel>
      <Select
        id={`${id}-bay`}
        labelId={`${id}-label`}
        label="Bicycle bay"
        aria-describedby={`${id}-hint`}
        defaultValue=""
      >
        <MenuItem value="yard">Yard, covered</MenuItem>
        <MenuItem value="cellar">Cellar, with a ramp</MenuItem>
        <MenuItem value="street">Street, open</MenuItem>
      </Select>
      <FormHelperText id={`${id}-hint`}>You can move once a year</FormHelperText>
    </FormControl>
  );
}
