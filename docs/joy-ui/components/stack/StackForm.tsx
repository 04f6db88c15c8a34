import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function StackForm() {
  const id = React.useId();

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
      sx={{ maxWidth: 360 }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <FormControl id={`${id}-first`} sx={{ flex: 1 }}>
          <FormLabel>First name</FormLabel>
          <Input autoComplete="given-name" />
        </FormControl>
        <FormControl id={`${id}-last`} sx={{ flex: 1 }}>
          <FormLabel>Last name</FormLabel>
          <Input autoComplete="family-name" />
        </FormControl>
      </Stack>
      <FormControl id={`${id}-email`}>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="email" />
      </FormControl>
      <Stack direction="row" spacing={1} justifyContent="flex-end">
        <Button variant="plain">Cancel</Button>
        <Button type="submit">Save</Button>
      </Stack>
    </Stack>
  );
}
