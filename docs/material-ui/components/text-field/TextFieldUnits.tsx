import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldUnits() {
  const [rent, setRent] = React.useState('840');
  const [area, setArea] = React.useState('56');
  const perMetre = Number(rent) / Number(area);

  return (
    <Stack spacing={2}>
      <TextField
        label="Monthly rent in euros"
        value={rent}
        onChange={(event) => setRent(event.target.value)}
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{
          startAdornment: <InputAdornment position="start">€</InputAdornment>,
        }}
      />
      <TextField
        label="Floor area in square metres"
        value={area}
        onChange={(event) => setArea(event.target.value)}
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{
          endAdornment: <InputAdornment position="end">m²</InputAdornment>,
        }}
      />
      <Typography role="status">
        {perMetre > 0 && Number.isFinite(perMetre)
          ? `€${perMetre.toFixed(2)} for a square metre`
          : 'Fill in both numbers'}
      </Typography>
    </Stack>
  );
}
