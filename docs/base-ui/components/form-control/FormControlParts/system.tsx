import * as React from 'react';
import { useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { Box } from '@mui/system';
import { errorColor, Field } from './Field';

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  const control = useFormControlContext();
  const color = control?.error ? errorColor : 'inherit';

  return (
    <Box component="label" htmlFor={htmlFor} sx={{ color }}>
      {children} ({control?.required ? 'required' : 'optional'})
    </Box>
  );
}

function ErrorText({ id, children }: { id: string; children: string }) {
  const control = useFormControlContext();
  const sx = { m: 0, minHeight: 24, color: errorColor };

  return (
    <Box component="p" id={id} role="status" sx={sx}>
      {control?.error && children}
    </Box>
  );
}

export default function FormControlParts() {
  const id = React.useId();
  const [email, setEmail] = React.useState('ana@example');

  return (
    <Field
      required
      error={!/@\w+\.\w/.test(email)}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    >
      <Label htmlFor={id}>Email</Label>
      <Input id={id} type="email" aria-describedby={`${id}-error`} />
      <ErrorText id={`${id}-error`}>Enter a full address.</ErrorText>
    </Field>
  );
}
