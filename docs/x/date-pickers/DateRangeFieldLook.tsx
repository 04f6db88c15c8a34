import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeFieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 480 }}>
        <MultiInputDateRangeField
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          alignItems={{ xs: 'stretch', sm: 'center' }}
          format="DD.MM.YYYY"
          defaultValue={[dayjs('2026-10-05'), dayjs('2026-10-09')]}
          slotProps={{
            separator: { children: 'until', color: 'text.secondary' },
            textField: ({ position }) => ({
              label: position === 'start' ? 'Trade fair from' : 'Trade fair until',
              variant: 'filled',
              size: 'small',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
