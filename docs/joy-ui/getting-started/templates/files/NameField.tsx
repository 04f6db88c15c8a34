import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

interface NameFieldProps {
  label: string;
  value: string;
  error: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

export default function NameField({
  label,
  value,
  error,
  autoFocus = false,
  onChange,
}: NameFieldProps) {
  return (
    <FormControl id={React.useId()} required error={Boolean(error)}>
      <FormLabel>{label}</FormLabel>
      <Input
        name="name"
        autoComplete="off"
        autoFocus={autoFocus}
        value={value}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
      />
      <FormHelperText role="alert" sx={{ color: 'danger.plainColor' }}>
        {error}
      </FormHelperText>
    </FormControl>
  );
}
