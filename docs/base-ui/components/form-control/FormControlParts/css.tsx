import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  const control = useFormControlContext();

  return (
    <label htmlFor={htmlFor} className={control?.error ? 'is-wrong' : undefined}>
      {children} ({control?.required ? 'required' : 'optional'})
    </label>
  );
}

function ErrorText({ id, children }: { id: string; children: string }) {
  const control = useFormControlContext();

  return (
    <p id={id} role="status" className="field-error is-wrong">
      {control?.error && children}
    </p>
  );
}

export default function FormControlParts() {
  const id = React.useId();
  const [email, setEmail] = React.useState('ana@example');

  return (
    <FormControl
      className="field"
      required
      error={!/@\w+\.\w/.test(email)}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    >
      <Label htmlFor={id}>Email</Label>
      <Input id={id} type="email" aria-describedby={`${id}-error`} />
      <ErrorText id={`${id}-error`}>Enter a full address.</ErrorText>
    </FormControl>
  );
}
