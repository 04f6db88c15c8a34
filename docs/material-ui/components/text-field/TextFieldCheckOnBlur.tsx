import * as React from 'react';
import TextField from '@mui/material/TextField';

const FORMAT = /^[A-Z0-9]{6}$/i;

export default function TextFieldCheckOnBlur() {
  const [reference, setReference] = React.useState('');
  const [left, setLeft] = React.useState(false);
  const wrong = left && reference !== '' && !FORMAT.test(reference);

  return (
    <TextField
      label="Booking reference"
      fullWidth
      value={reference}
      onChange={(event) => setReference(event.target.value.trim())}
      onBlur={() => setLeft(true)}
      error={wrong}
      helperText={
        wrong
          ? 'Six letters or digits, like 7KX2QD'
          : 'It stands at the top of your ticket'
      }
      FormHelperTextProps={{ 'aria-live': 'polite' }}
    />
  );
}
