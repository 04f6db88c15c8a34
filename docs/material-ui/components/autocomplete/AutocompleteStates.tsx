import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const BERTHS = ['A1', 'A2', 'B1', 'B2', 'C1'];
const TAKEN = ['A2', 'C1'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={3}>
      <Autocomplete
        options={BERTHS}
        getOptionDisabled={(berth) => TAKEN.includes(berth)}
        disabledItemsFocusable
        disableClearable
        defaultValue="B1"
        renderInput={(params) => (
          <TextField {...params} label="Berth" helperText="A2 and C1 are taken" />
        )}
      />
      <Autocomplete
        options={BERTHS}
        readOnly
        defaultValue="B2"
        renderInput={(params) => (
          <TextField
            {...params}
            label="Berth last year"
            helperText="For reference"
          />
        )}
      />
      <Autocomplete
        options={BERTHS}
        disabled
        renderInput={(params) => (
          <TextField
            {...params}
            label="Second berth"
            helperText="From a length of 14 m"
            FormHelperTextProps={{ disabled: false }}
          />
        )}
      />
    </Stack>
  );
}
