import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputDisabled() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <FormControl id={`${id}-owner`} disabled>
        <FormLabel>Owner</FormLabel>
        <Input defaultValue="Mira Patel" />
      </FormControl>
      <FormControl id={`${id}-token`}>
        <FormLabel>API key</FormLabel>
        <Input readOnly defaultValue="pk_live_9f27c1" />
      </FormControl>
    </Stack>
  );
}
