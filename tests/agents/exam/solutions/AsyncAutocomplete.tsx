import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const loadCities = (query: string) =>
  Promise.resolve(
    ['Lisbon', 'Lima', 'Lyon'].filter((city) => city.startsWith(query)),
  );

export default function AsyncAutocomplete() {
  const [query, setQuery] = React.useState('');
  const [cities, setCities] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);
  React.useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    setLoading(true);
    void loadCities(query).then((found) => {
      if (!isCurrent) return;
      setCities(found);
      setLoading(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return (
    <Autocomplete
      options={cities}
      loading={loading}
      // The server has filtered them.
      filterOptions={(options) => options}
      onInputChange={(_event, value) => setQuery(value)}
      renderInput={(params) => <TextField {...params} label="City" />}
    />
  );
}
