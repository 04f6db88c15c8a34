import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasic() {
  const labelId = React.useId();
  const [role, setRole] = React.useState('');

  return (
    <FormControl fullWidth>
      <InputLabel id={labelId}>Role</InputLabel>
      <Select
        labelId={labelId}
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value)}
      >
        <MenuItem value="owner">Owner</MenuItem>
        <MenuItem value="member">Member</MenuItem>
        <MenuItem value="guest">Guest</MenuItem>
      </Select>
    </FormControl>
  );
}
