import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const SLOTS = ['09:00', '10:00', '11:00', '12:00'];

export default function AutocompleteStates() {
  const id = React.useId();

  return (
    <Stack spacing={1.5}>
      <FormControl id={`${id}-time`}>
        <FormLabel>Time, 10:00 is taken</FormLabel>
        <Autocomplete
          disableClearable
          options={SLOTS}
          defaultValue="09:00"
          getOptionDisabled={(slot) => slot === '10:00'}
        />
      </FormControl>
      <FormControl id={`${id}-zone`}>
        <FormLabel>Time zone, read-only</FormLabel>
        <Autocomplete readOnly options={['UTC', 'CET']} defaultValue="CET" />
      </FormControl>
      <FormControl id={`${id}-room`} disabled>
        <FormLabel>Room, disabled</FormLabel>
        <Autocomplete options={['Oak', 'Elm']} defaultValue="Oak" />
      </FormControl>
    </Stack>
  );
}
