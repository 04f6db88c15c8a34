import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const slots = ['09:00', '10:00', '11:00', '12:00'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2}>
      <Autocomplete
        disabledItemsFocusable
        options={slots}
        getOptionDisabled={(slot) => slot === '10:00'}
        renderInput={(params) => <TextField {...params} label="One slot is taken" />}
      />
      <Autocomplete
        disableClearable
        size="small"
        options={slots}
        defaultValue="09:00"
        renderInput={(params) => <TextField {...params} label="Not clearable" />}
      />
      <Autocomplete
        readOnly
        options={slots}
        defaultValue="11:00"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
    </Stack>
  );
}
