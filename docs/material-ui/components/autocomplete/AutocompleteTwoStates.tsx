import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const DYES = ['Cochineal', 'Indigo', 'Madder', 'Walnut', 'Weld', 'Woad'];

export default function AutocompleteTwoStates() {
  const [value, setValue] = React.useState<string | null>('Indigo');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={2}>
      <Autocomplete
        options={DYES}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={inputValue}
        onInputChange={(_event, next) => setInputValue(next)}
        renderInput={(params) => <TextField {...params} label="Dye" />}
      />
      <Typography>
        Chosen: {value ?? 'nothing'}. In the box: {inputValue || 'nothing'}.
      </Typography>
    </Stack>
  );
}
