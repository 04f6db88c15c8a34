import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ErrorOutline from '@mui/icons-material/ErrorOutline';

export default function TextFieldError() {
  const [left, setLeft] = React.useState(true);
  const [phone, setPhone] = React.useState('call me');
  const error = left && /[^\d +]/.test(phone);

  return (
    <FormControl id={React.useId()} error={error}>
      <FormLabel>Phone</FormLabel>
      <Input
        type="tel"
        value={phone}
        error={error}
        onFocus={() => setLeft(error)}
        onBlur={() => setLeft(true)}
        onChange={(event) => setPhone(event.target.value)}
      />
      <FormHelperText
        aria-live="polite"
        sx={error ? { color: 'danger.plainColor', gap: 0.5 } : {}}
      >
        {error ? (
          <>
            <ErrorOutline /> A phone number has digits only.
          </>
        ) : (
          'For questions about the delivery'
        )}
      </FormHelperText>
    </FormControl>
  );
}
