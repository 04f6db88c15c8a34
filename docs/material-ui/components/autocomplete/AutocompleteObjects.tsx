import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface User {
  id: number;
  name: string;
}

const users: User[] = [
  { id: 17, name: 'Mia Chen' },
  { id: 23, name: 'Omar Haddad' },
  { id: 31, name: 'Omar Haddad' },
];

export default function AutocompleteObjects() {
  const [user, setUser] = React.useState<User | null>({ id: 17, name: 'Mia Chen' });

  return (
    <Autocomplete
      options={users}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={user}
      onChange={(_event, newValue) => setUser(newValue)}
      renderInput={(params) => <TextField {...params} label="Assignee" />}
    />
  );
}
