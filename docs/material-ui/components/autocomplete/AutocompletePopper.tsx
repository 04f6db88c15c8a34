import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const zones = ['UTC', 'Europe/Berlin (Central European Time)', 'America/New_York'];

export default function AutocompletePopper() {
  return (
    <Autocomplete
      options={zones}
      forcePopupIcon={false}
      slotProps={{
        popper: { placement: 'bottom-start', sx: { minWidth: 320 } },
        paper: { elevation: 8 },
      }}
      renderInput={(params) => (
        <TextField {...params} variant="standard" label="Zone" />
      )}
      sx={{ width: 120 }}
    />
  );
}
