import * as React from 'react';
import FormControl, { type FormControlProps } from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const FIELDS: (FormControlProps & { label: string })[] = [
  { label: 'Small', size: 'sm' },
  { label: 'Large', size: 'lg' },
  { label: 'Success', color: 'success' },
  { label: 'Disabled', disabled: true },
];

export default function TextFieldStates() {
  const id = React.useId();

  return (
    <Stack spacing={1.5}>
      {FIELDS.map(({ label, ...props }) => (
        <FormControl key={label} id={`${id}-${label}`} {...props}>
          <FormLabel>{label}</FormLabel>
          <Input defaultValue="Invoice 2041" />
        </FormControl>
      ))}
    </Stack>
  );
}
