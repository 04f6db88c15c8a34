import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { people, type Person } from './people';

export default function AutocompleteRequired() {
  const [person, setPerson] = React.useState<Person | null>(null);
  const [sent, setSent] = React.useState<string>();
  const error = sent === '' && person === null;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('personId')));
      }}
    >
      <FormControl id={React.useId()} required error={error}>
        <FormLabel>Contact person</FormLabel>
        <Autocomplete
          options={people}
          getOptionLabel={({ name, team }) => `${name}, ${team}`}
          value={person}
          onChange={(_event, newPerson) => setPerson(newPerson)}
        />
        <FormHelperText sx={{ color: 'text.primary' }} role="status">
          {error ? 'Choose a person.' : sent && `Sent: personId=${sent}`}
        </FormHelperText>
      </FormControl>
      <input type="hidden" name="personId" value={person?.id ?? ''} />
      <Button type="submit" sx={{ mt: 1 }}>
        Save
      </Button>
    </form>
  );
}
