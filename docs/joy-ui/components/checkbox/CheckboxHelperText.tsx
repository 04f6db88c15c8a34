import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function CheckboxHelperText() {
  return (
    <FormControl id={React.useId()}>
      <Checkbox label="Share usage data" />
      <FormHelperText>Which pages you open, never what is on them.</FormHelperText>
    </FormControl>
  );
}
