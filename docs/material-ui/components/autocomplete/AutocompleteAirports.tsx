import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Airport {
  code: string;
  city: string;
  alias: string;
}

const AIRPORTS: Airport[] = [
  { code: 'CPH', city: 'Copenhagen', alias: 'København Kastrup' },
  { code: 'GVA', city: 'Geneva', alias: 'Genève Genf Cointrin' },
  { code: 'LIS', city: 'Lisbon', alias: 'Lisboa Portela' },
  { code: 'MUC', city: 'Munich', alias: 'München' },
  { code: 'PRG', city: 'Prague', alias: 'Praha Ruzyně' },
  { code: 'WAW', city: 'Warsaw', alias: 'Warszawa Chopina' },
];

const filterAirports = createFilterOptions<Airport>({
  stringify: ({ code, city, alias }) => `${code} ${city} ${alias}`,
  trim: true,
  limit: 4,
});

export default function AutocompleteAirports() {
  return (
    <Autocomplete
      options={AIRPORTS}
      filterOptions={filterAirports}
      getOptionLabel={({ city, code }) => `${city} (${code})`}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Airport"
          helperText="Try lis, genf or munchen"
        />
      )}
    />
  );
}
