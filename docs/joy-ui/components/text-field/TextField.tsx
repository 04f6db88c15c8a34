import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';

interface TextFieldProps extends Omit<InputProps, 'ref'> {
  label: string;
  helperText?: string;
}

/** The ref leads to the `<input>`. */
export const TextField = React.forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(
    { label, helperText, id, required, disabled, error, size, sx, ...input },
    ref,
  ) {
    const ownId = React.useId();
    const states = { required, disabled, error, size, sx };

    return (
      <FormControl id={id ?? ownId} {...states}>
        <FormLabel>{label}</FormLabel>
        <Input {...input} error={error} slotProps={{ input: { ref } }} />
        <FormHelperText
          role="status"
          sx={error ? { color: 'danger.plainColor' } : {}}
        >
          {helperText}
        </FormHelperText>
      </FormControl>
    );
  },
);
