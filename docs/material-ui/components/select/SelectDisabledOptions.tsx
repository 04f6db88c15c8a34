import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const id = React.useId();

  return (
    <Stack spacing={3}>
      <FormControl>
        <InputLabel id={`${id}-box`}>Box size</InputLabel>
        <Select labelId={`${id}-box`} label="Box size" defaultValue="small">
          <MenuItem value="small">Small, 3 kg</MenuItem>
          <MenuItem value="large">Large, 6 kg</MenuItem>
          <MenuItem value="family" disabled>
            Family, 9 kg, sold out
          </MenuItem>
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel id={`${id}-farm`}>Farm</InputLabel>
        <Select labelId={`${id}-farm`} label="Farm" value="eich" readOnly>
          <MenuItem value="eich">Eichenhof, fixed until March</MenuItem>
        </Select>
      </FormControl>
      <FormControl disabled>
        <InputLabel id={`${id}-day`}>Second delivery day</InputLabel>
        <Select labelId={`${id}-day`} label="Second delivery day" value="">
          <MenuItem value="thu">Thursday</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
