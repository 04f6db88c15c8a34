import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const PARTS = Array.from(
  { length: 20000 },
  (_unused, index) => `Part ${String(index + 1).padStart(5, '0')}`,
);

const filterParts = createFilterOptions<string>({ limit: 50 });

export default function AutocompleteManyParts() {
  return (
    <Autocomplete
      options={PARTS}
      filterOptions={filterParts}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Spare part"
          helperText="20,000 parts, the list shows the first 50 that fit"
        />
      )}
    />
  );
}
