import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldBasic() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>VAT number</FormLabel>
      <Input name="vat" placeholder="PT 123 456 789" />
      <FormHelperText>Two letters and nine digits</FormHelperText>
    </FormControl>
  );
}
