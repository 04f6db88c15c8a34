import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const plans = ['Starter', 'Team', 'Enterprise'];

export default function AutocompleteControlled() {
  const [value, setValue] = React.useState<string | null>('Team');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={1}>
      <Autocomplete
        options={plans}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Plan" />}
      />
      <code>value: {JSON.stringify(value)}</code>
      <code>inputValue: {JSON.stringify(inputValue)}</code>
    </Stack>
  );
}
