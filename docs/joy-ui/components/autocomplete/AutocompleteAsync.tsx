import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import { fetchCities } from './cities';

export default function AutocompleteAsync() {
  const [open, setOpen] = React.useState(false);
  const [cities, setCities] = React.useState<string[] | null>(null);
  const loading = open && !cities;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    let current = true;
    async function load() {
      const all = await fetchCities();
      if (current) {
        setCities(all);
      }
    }
    void load();
    return () => {
      current = false;
    };
  }, [loading]);

  return (
    <Autocomplete
      aria-label="City"
      placeholder="City"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={loading}
      loadingText="Loading cities…"
      options={cities ?? []}
      endDecorator={
        loading && <CircularProgress size="sm" aria-label="Loading cities" />
      }
    />
  );
}
