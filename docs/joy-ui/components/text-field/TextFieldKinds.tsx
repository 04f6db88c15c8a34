import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextFieldKinds() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <FormControl id={`${id}-text`}>
        <FormLabel>Steps to reproduce</FormLabel>
        <Textarea minRows={2} />
      </FormControl>
      <FormControl id={`${id}-priority`}>
        <FormLabel>Priority</FormLabel>
        <Select defaultValue="low">
          <Option value="low">Low</Option>
          <Option value="high">High</Option>
        </Select>
      </FormControl>
      <FormControl id={`${id}-version`}>
        <FormLabel>Version</FormLabel>
        <Autocomplete options={['5.1', '5.2', '6.0']} />
      </FormControl>
    </Stack>
  );
}
