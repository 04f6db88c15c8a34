import * as React from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldName } from './data';
import type { CheckoutState } from './useCheckout';

type FieldProps = TextFieldProps & { state: CheckoutState; name: FieldName };

/** A field with its value and its error from the state of the checkout. */
export default function Field({ state, name, helperText, ...props }: FieldProps) {
  return (
    <TextField
      {...props}
      id={React.useId()}
      name={name}
      value={state.values[name]}
      onChange={(event) => state.change({ [name]: event.target.value })}
      error={Boolean(state.errors[name])}
      helperText={state.errors[name] ?? helperText}
    />
  );
}
