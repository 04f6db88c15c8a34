import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 1, maxWidth: 420 }}>
        <SingleInputDateRangeField
          label="Booking period"
          defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
        />
        <MultiInputDateRangeField
          defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Booked from' : 'Booked to',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
