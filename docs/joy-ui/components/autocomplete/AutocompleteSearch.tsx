import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import SearchIcon from '@mui/icons-material/Search';
import { fetchCities } from './cities';

export default function AutocompleteSearch() {
  const [city, setCity] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<string[]>([]);
  const [pending, setPending] = React.useState(false);

  React.useEffect(() => {
    let current = true;
    async function search() {
      const cities = query ? await fetchCities(query) : [];
      if (current) {
        setFound(cities);
        setPending(false);
      }
    }
    const timer = setTimeout(() => void search(), 300);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);

  return (
    <Autocomplete
      aria-label="Departure"
      placeholder="Search a city, such as Berlin"
      startDecorator={<SearchIcon />}
      value={city}
      onChange={(_event, newCity) => setCity(newCity)}
      options={city ? [city, ...found] : found}
      filterOptions={(options) => options}
      filterSelectedOptions
      loading={pending}
      noOptionsText={query ? 'No such city' : 'Start typing'}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') {
          setPending(text !== '');
          setFound([]);
          setQuery(text);
        }
      }}
    />
  );
}
