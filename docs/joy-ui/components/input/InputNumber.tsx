import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputNumber() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <FormControl id={`${id}-seats`}>
        <FormLabel>Seats</FormLabel>
        <Input
          type="number"
          defaultValue={5}
          slotProps={{ input: { min: 1, max: 50, step: 1 } }}
        />
      </FormControl>
      <FormControl id={`${id}-code`}>
        <FormLabel>Confirmation code</FormLabel>
        <Input
          autoComplete="one-time-code"
          slotProps={{
            input: { inputMode: 'numeric', maxLength: 6, pattern: '[0-9]{6}' },
          }}
        />
      </FormControl>
    </Stack>
  );
}
