import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchCities } from './searchCities';

export default function AutocompleteAsync() {
  const [query, setQuery] = React.useState('');
  const [options, setOptions] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    let ignore = false;
    setLoading(query !== '');
    const search = async () => {
      const cities = await searchCities(query);
      if (!ignore) {
        setOptions(cities);
        setLoading(false);
      }
    };
    const timer = setTimeout(() => void search(), 300);
    return () => {
      ignore = true;
      clearTimeout(timer);
    };
  }, [query]);

  return (
    <Autocomplete
      options={options}
      loading={loading}
      filterOptions={(all) => all}
      noOptionsText={query ? 'No city found' : 'Type a city'}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setQuery(text);
      }}
      renderInput={(params) => (
        <TextField {...params} label="City" helperText="Try “ber” or “lis”" />
      )}
    />
  );
}
