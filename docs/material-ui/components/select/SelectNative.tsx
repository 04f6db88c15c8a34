import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectNativeGroups() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>Shoe size</InputLabel>
      <Select native id={id} label="Shoe size" defaultValue="39">
        <optgroup label="Children">
          <option value="33">33</option>
          <option value="34">34</option>
        </optgroup>
        <optgroup label="Adults">
          <option value="38">38</option>
          <option value="39">39</option>
          <option value="40">40</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
