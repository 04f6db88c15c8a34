import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';

interface LoginFieldProps extends Omit<InputProps, 'error'> {
  label: string;
  /** What is wrong with the value. */
  error?: string;
}

export default function LoginField({ label, error, ...props }: LoginFieldProps) {
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel>{label}</FormLabel>
      <Input error={Boolean(error)} {...props} />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
