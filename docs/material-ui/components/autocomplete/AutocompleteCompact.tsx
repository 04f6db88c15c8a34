import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const CODES = [
  'E10 Light fog',
  'E20 Dense fog',
  'E31 Drizzle',
  'E47 Hail, damaging',
];

export default function AutocompleteCompact() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography>Weather log, 14.00</Typography>
      <Autocomplete
        size="small"
        options={CODES}
        defaultValue="E31 Drizzle"
        forcePopupIcon={false}
        sx={{ width: 120 }}
        slotProps={{
          popper: { style: { width: 'fit-content' }, placement: 'bottom-start' },
          paper: { elevation: 3 },
        }}
        ListboxProps={{ style: { maxHeight: 160 } }}
        renderInput={(params) => (
          <TextField
            {...params}
            variant="standard"
            inputProps={{ ...params.inputProps, 'aria-label': 'Weather code' }}
          />
        )}
      />
    </Box>
  );
}
