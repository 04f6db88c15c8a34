import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const COLUMNS = [
  { name: 'Article number', value: 'A-2210', color: 'success', hint: 'Recognised' },
  {
    name: 'Size',
    value: '42',
    color: 'secondary',
    hint: 'Read as EU 42, please check',
  },
] as const;

export default function TextFieldColors() {
  const [seen, setSeen] = React.useState<string[]>([]);

  return (
    <Stack spacing={3}>
      {COLUMNS.map(({ name, value, color, hint }) => (
        <TextField
          key={name}
          label={name}
          defaultValue={value}
          color={color}
          focused={seen.includes(name) ? undefined : true}
          onBlur={() => setSeen([...seen, name])}
          helperText={seen.includes(name) ? ' ' : hint}
        />
      ))}
    </Stack>
  );
}
