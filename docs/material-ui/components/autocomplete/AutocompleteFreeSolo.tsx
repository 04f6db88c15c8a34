import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recent = ['invoice march', 'invoice april', 'offer letter'];

export default function AutocompleteFreeSolo() {
  const [query, setQuery] = React.useState('');

  return (
    <Autocomplete
      freeSolo
      options={recent}
      inputValue={query}
      onInputChange={(_event, text) => setQuery(text)}
      renderInput={(params) => (
        <TextField {...params} label="Search documents" type="search" />
      )}
    />
  );
}
