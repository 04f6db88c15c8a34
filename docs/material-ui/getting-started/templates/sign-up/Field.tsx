import * as React from 'react';
import TextField from '@mui/material/TextField';
import type { SignUpState } from './useSignUp';

interface FieldProps {
  state: SignUpState;
  name: 'firstName' | 'lastName' | 'email';
  label: string;
  autoComplete: string;
  type?: string;
}

/** A field of text, with its value and its error from the state of the form. */
export default function Field({ state, name, ...props }: FieldProps) {
  return (
    <TextField
      {...props}
      id={React.useId()}
      name={name}
      value={state.values[name]}
      onChange={(event) => state.change({ [name]: event.target.value })}
      onBlur={() => state.leave(name)}
      error={Boolean(state.errors[name])}
      helperText={state.errors[name]}
    />
  );
}
