import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioBasic() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Sort messages by</FormLabel>
      <RadioGroup aria-labelledby={id} defaultValue="date" name="sort-messages">
        <FormControlLabel value="date" control={<Radio />} label="Date" />
        <FormControlLabel value="sender" control={<Radio />} label="Sender" />
        <FormControlLabel value="subject" control={<Radio />} label="Subject" />
      </RadioGroup>
    </FormControl>
  );
}
