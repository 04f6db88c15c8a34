import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 1, maxWidth: 560 }}>
        <SingleInputDateTimeRangeField
          label="Maintenance window"
          defaultValue={[dayjs('2026-05-11T22:00'), dayjs('2026-05-12T04:30')]}
        />
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          alignItems={{ xs: 'stretch', sm: 'center' }}
          defaultValue={[dayjs('2026-05-11T22:00'), dayjs('2026-05-12T04:30')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Window opens' : 'Window closes',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
