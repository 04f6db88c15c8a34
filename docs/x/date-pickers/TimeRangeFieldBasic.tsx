import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 1, maxWidth: 360 }}>
        <SingleInputTimeRangeField
          label="Delivery slot"
          defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-04T12:30')]}
        />
        <MultiInputTimeRangeField
          ampm={false}
          defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-04T17:30')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Shift from' : 'Shift to',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
