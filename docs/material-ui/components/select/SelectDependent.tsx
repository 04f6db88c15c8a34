import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const ROUTES: Record<string, string[]> = {
  Stavanger: ['Tau', 'Kvitsøy', 'Lauvvik'],
  Bergen: ['Askøy', 'Kleppestø'],
};

export default function SelectDependent() {
  const [from, setFrom] = React.useState('');
  const [to, setTo] = React.useState('');

  return (
    <Stack spacing={2}>
      <TextField
        select
        label="From"
        value={from}
        onChange={(event) => {
          setFrom(event.target.value);
          setTo('');
        }}
      >
        {Object.keys(ROUTES).map((port) => (
          <MenuItem key={port} value={port}>
            {port}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="To"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        disabled={from === ''}
        helperText={from === '' ? 'Choose where you start' : `Ferries from ${from}`}
        FormHelperTextProps={{ disabled: false, 'aria-live': 'polite' }}
      >
        {(ROUTES[from] ?? []).map((port) => (
          <MenuItem key={port} value={port}>
            {port}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
