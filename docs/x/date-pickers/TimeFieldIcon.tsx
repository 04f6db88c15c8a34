import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const clock = (
  <InputAdornment position="end">
    <AccessTimeIcon />
  </InputAdornment>
);

export default function TimeFieldIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeField label="Check-in" InputProps={{ endAdornment: clock }} />
        <TimeField
          label="Check-out"
          variant="standard"
          size="small"
          fullWidth
          defaultValue={dayjs('2026-05-08T11:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
