import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function TextFieldHorizontal() {
  const id = React.useId();
  const row = { alignItems: 'center', '& label': { width: 110, flexShrink: 0 } };

  return (
    <Stack spacing={1.5}>
      <FormControl id={`${id}-host`} orientation="horizontal" sx={row}>
        <FormLabel>Mail server</FormLabel>
        <Input defaultValue="smtp.example.com" sx={{ flexGrow: 1 }} />
      </FormControl>
      <FormControl id={`${id}-port`} orientation="horizontal" sx={row}>
        <FormLabel>Port</FormLabel>
        <Input defaultValue="587" sx={{ width: 90 }} />
      </FormControl>
      <FormControl id={`${id}-tls`} orientation="horizontal" sx={row}>
        <FormLabel>Use TLS</FormLabel>
        <Switch defaultChecked />
      </FormControl>
    </Stack>
  );
}
