import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

interface ComposeFieldProps {
  label: string;
  help?: string;
  error: string;
  /** One field, which gets the label and the text below it. */
  children: React.ReactElement;
}

export default function ComposeField({
  label,
  help = '',
  error,
  children,
}: ComposeFieldProps) {
  const text = error || help;

  return (
    <FormControl id={React.useId()} required error={Boolean(error)}>
      <FormLabel>{label}</FormLabel>
      {children}
      {text && (
        <FormHelperText
          sx={{ color: error ? 'danger.plainColor' : 'text.tertiary' }}
        >
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}
