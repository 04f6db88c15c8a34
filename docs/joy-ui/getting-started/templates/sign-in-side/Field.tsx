import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import ErrorOutline from '@mui/icons-material/ErrorOutline';

interface FieldProps extends Omit<InputProps, 'error' | 'ref' | 'slotProps'> {
  label: string;
  /** What is wrong, or an empty string. */
  error: string;
  inputRef: React.Ref<HTMLInputElement>;
}

export default function Field({ label, error, inputRef, ...input }: FieldProps) {
  const invalid = error !== '';

  return (
    <FormControl id={React.useId()} error={invalid} required>
      <FormLabel slotProps={{ asterisk: { sx: { display: 'none' } } }}>
        {label}
      </FormLabel>
      <Input {...input} error={invalid} slotProps={{ input: { ref: inputRef } }} />
      <FormHelperText
        aria-live="polite"
        sx={{ color: 'danger.plainColor', gap: 0.5 }}
      >
        {invalid && (
          <React.Fragment>
            <ErrorOutline /> {error}
          </React.Fragment>
        )}
      </FormHelperText>
    </FormControl>
  );
}
