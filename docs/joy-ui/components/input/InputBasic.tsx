import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputBasic() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Project name</FormLabel>
      <Input name="project" placeholder="Website relaunch" />
    </FormControl>
  );
}
