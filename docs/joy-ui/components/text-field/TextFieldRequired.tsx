import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TextFieldRequired() {
  const id = React.useId();

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormControl id={`${id}-street`} required>
        <FormLabel slotProps={{ asterisk: { sx: { display: 'none' } } }}>
          Street
        </FormLabel>
        <Input autoComplete="street-address" />
      </FormControl>
      <FormControl id={`${id}-floor`}>
        <FormLabel>
          Floor <Typography level="body-sm">(optional)</Typography>
        </FormLabel>
        <Input />
      </FormControl>
      <Button type="submit">Continue</Button>
    </Stack>
  );
}
