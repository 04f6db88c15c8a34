import * as React from 'react';
import FormControl, { type FormControlProps } from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';

interface FieldProps {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  required?: boolean;
  children: React.ReactNode;
  sx?: FormControlProps['sx'];
}

/** Label, control and one helper text, which the error replaces. */
export function Field({
  label,
  error,
  help,
  required = false,
  children,
  sx = {},
}: FieldProps) {
  const text = error ?? help;

  return (
    <FormControl
      id={React.useId()}
      error={error !== undefined}
      required={required}
      sx={sx}
    >
      <FormLabel>{label}</FormLabel>
      {children}
      {text && (
        <FormHelperText sx={error ? { color: 'danger.plainColor' } : {}}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Pick<InputProps, 'type' | 'autoComplete' | 'endDecorator'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
  };

export function TextField({
  label,
  error,
  help,
  required = false,
  sx = {},
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} error={error} help={help} required={required} sx={sx}>
      <Input
        {...input}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
