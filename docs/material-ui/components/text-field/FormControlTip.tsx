import * as React from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';

function Tip({ id }: { id: string }) {
  const control = useFormControl();
  return (
    <FormHelperText id={id}>
      {control?.focused && !control.filled
        ? 'What would you ask for at the counter?'
        : 'One product or dish'}
    </FormHelperText>
  );
}

export default function FormControlTip() {
  const id = React.useId();

  return (
    <FormControl variant="standard" fullWidth>
      <InputLabel htmlFor={id}>What are you looking for?</InputLabel>
      <Input id={id} aria-describedby={`${id}-tip`} />
      <Tip id={`${id}-tip`} />
    </FormControl>
  );
}
