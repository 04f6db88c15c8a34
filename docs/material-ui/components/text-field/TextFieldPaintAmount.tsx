import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const STEP = 0.5;
const MAX = 40;

function parseAmount(text: string): number | null {
  return /^\d{1,2}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

export default function TextFieldPaintAmount() {
  const [text, setText] = React.useState('2.5');
  const amount = parseAmount(text.trim());
  const valid = amount !== null && amount <= MAX;

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction && amount !== null) {
      event.preventDefault();
      const next = amount + direction * STEP;
      setText(String(Math.min(MAX, Math.max(0, next))));
    }
  };

  return (
    <TextField
      label="Wall paint in litres"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKeyDown}
      error={!valid}
      helperText={
        valid ? `Enough for ${Math.round(amount * 9)} m²` : `A number up to ${MAX}`
      }
      FormHelperTextProps={{ 'aria-live': 'polite' }}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      InputProps={{
        endAdornment: <InputAdornment position="end">l</InputAdornment>,
      }}
    />
  );
}
