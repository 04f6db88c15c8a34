import { createFilterOptions } from '@mui/base/useAutocomplete';
import { Combobox } from './Combobox';

const airports = [
  { code: 'LIS', city: 'Lisbon' },
  { code: 'ZRH', city: 'Zürich' },
  { code: 'OSL', city: 'Oslo' },
];

const filterAirports = createFilterOptions<(typeof airports)[number]>({
  stringify: ({ code, city }) => `${code} ${city}`,
  trim: true,
  limit: 50,
});

export default function AutocompleteFilter() {
  return (
    <Combobox
      label="Airport (try “zrh” or “zurich”)"
      options={airports}
      getOptionLabel={({ city }) => city}
      renderOption={({ code, city }) => `${city} (${code})`}
      filterOptions={filterAirports}
      autoHighlight
    />
  );
}
