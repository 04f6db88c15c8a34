import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const airports = [
  { code: 'BER', city: 'Berlin' },
  { code: 'LIS', city: 'Lisbon' },
  { code: 'YYZ', city: 'Toronto' },
];

const filterOptions = createFilterOptions<(typeof airports)[number]>({
  stringify: ({ code, city }) => `${code} ${city}`,
  trim: true,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      autoHighlight
      options={airports}
      filterOptions={filterOptions}
      getOptionLabel={({ city }) => city}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Airport"
          helperText="City or code, such as YYZ"
        />
      )}
    />
  );
}
