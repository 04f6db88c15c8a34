import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import { people, type Person } from './people';

const byNameOrEmail = createFilterOptions<Person>({
  stringify: ({ name, email }) => `${name} ${email}`,
  trim: true,
  limit: 4,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      aria-label="Recipient"
      placeholder="Name or email"
      options={people}
      filterOptions={byNameOrEmail}
      getOptionLabel={({ name, email }) => `${name} <${email}>`}
    />
  );
}
