import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const tickets = Array.from({ length: 10000 }, (_, index) => `TICKET-${index + 1}`);
const filterOptions = createFilterOptions<string>({ limit: 50 });

export default function AutocompleteLargeList() {
  return (
    <Autocomplete
      disableListWrap
      options={tickets}
      filterOptions={filterOptions}
      ListboxProps={{ style: { maxHeight: 240 } }}
      renderInput={(params) => <TextField {...params} label="Ticket" />}
    />
  );
}
