import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectNative() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>Time zone</InputLabel>
      <Select native label="Time zone" defaultValue="+1" inputProps={{ id }}>
        <optgroup label="Europe">
          <option value="+0">London</option>
          <option value="+1">Berlin</option>
        </optgroup>
        <optgroup label="America">
          <option value="-5">New York</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
