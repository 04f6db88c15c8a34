import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldInspection() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        type="date"
        label="Day of the inspection"
        InputLabelProps={{ shrink: true }}
        inputProps={{ min: '2031-01-01' }}
        fullWidth
      />
      <TextField
        type="time"
        label="Earliest start"
        InputLabelProps={{ shrink: true }}
        inputProps={{ step: 900 }}
        fullWidth
      />
    </Stack>
  );
}
