import * as React from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TextFieldFieldset() {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.75, px: 0 }}>
        Price range
      </FormLabel>
      <Stack direction="row" spacing={1} sx={{ '& > *': { flex: 1, minWidth: 0 } }}>
        <Input name="min" aria-label="Lowest" startDecorator="€" placeholder="0" />
        <Input
          name="max"
          aria-label="Highest"
          startDecorator="€"
          placeholder="500"
        />
      </Stack>
    </Box>
  );
}
