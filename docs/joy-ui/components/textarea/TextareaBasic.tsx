import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaBasic() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Delivery note</FormLabel>
      <Textarea name="note" minRows={2} placeholder="Ring twice" />
      <FormHelperText>The courier reads it at your door.</FormHelperText>
    </FormControl>
  );
}
