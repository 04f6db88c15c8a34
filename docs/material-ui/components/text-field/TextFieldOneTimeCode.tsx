import * as React from 'react';
import TextField from '@mui/material/TextField';

const LENGTH = 6;

export default function TextFieldOneTimeCode() {
  const [code, setCode] = React.useState('');
  const missing = LENGTH - code.length;

  return (
    <TextField
      label="Code from the text message"
      value={code}
      onChange={(event) =>
        setCode(event.target.value.replace(/\D/g, '').slice(0, LENGTH))
      }
      autoComplete="one-time-code"
      helperText={missing > 0 ? `${LENGTH} digits` : 'Thank you, checking now'}
      FormHelperTextProps={{ 'aria-live': 'polite' }}
      inputProps={{
        inputMode: 'numeric',
        dir: 'ltr',
        style: { letterSpacing: '0.4em', fontVariantNumeric: 'tabular-nums' },
      }}
      InputLabelProps={{ shrink: true }}
      sx={{ width: '100%', maxWidth: 260 }}
    />
  );
}
