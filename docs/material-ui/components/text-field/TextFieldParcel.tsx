import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const NOTE_LIMIT = 80;
const PRICES = [
  { upTo: 2, price: '€5.40' },
  { upTo: 10, price: '€8.90' },
  { upTo: 31.5, price: '€16.50' },
];

export default function TextFieldParcel() {
  const [weight, setWeight] = React.useState('1.6');
  const [note, setNote] = React.useState('');
  const kilograms = Number(weight.replace(',', '.'));
  const tariff = PRICES.find(({ upTo }) => kilograms > 0 && kilograms <= upTo);

  return (
    <Stack spacing={2}>
      <TextField
        label="Weight"
        value={weight}
        onChange={(event) => setWeight(event.target.value)}
        error={!tariff}
        helperText={tariff ? 'Packed, with box' : 'A number up to 31.5 kg'}
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{
          endAdornment: <InputAdornment position="end">kg</InputAdornment>,
        }}
      />
      <TextField
        label="Note for the courier"
        multiline
        maxRows={4}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        inputProps={{ maxLength: NOTE_LIMIT }}
        helperText={`${NOTE_LIMIT - note.length} characters left`}
      />
      <Typography role="status">
        {tariff ? `Postage: ${tariff.price}` : 'Postage: not known yet'}
      </Typography>
    </Stack>
  );
}
