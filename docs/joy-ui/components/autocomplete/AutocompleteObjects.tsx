import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { people, type Person } from './people';

/** As it arrives from a server: equal to an option, but another object. */
const saved: Person = {
  id: 3,
  name: 'Chen Wei',
  team: 'Sales',
  email: 'chen@example.com',
};

export default function AutocompleteObjects() {
  const [assignee, setAssignee] = React.useState(saved);

  return (
    <Stack spacing={1}>
      <Autocomplete
        disableClearable
        aria-label="Assignee"
        options={people}
        getOptionLabel={(person) => person.name}
        getOptionKey={(person) => person.id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={assignee}
        onChange={(_event, person) => setAssignee(person)}
      />
      <Typography level="body-sm" role="status">
        Assigned to user {assignee.id}
      </Typography>
    </Stack>
  );
}
