import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Class" sx={{ width: 1, maxWidth: 420 }}>
        <DigitalClock
          skipDisabled
          timeStep={45}
          minTime={dayjs('2026-05-07T09:00')}
          maxTime={dayjs('2026-05-07T15:00')}
          defaultValue={dayjs('2026-05-07T12:00')}
          sx={{
            maxHeight: 'none',
            '& .MuiDigitalClock-list': { display: 'flex', flexWrap: 'wrap', gap: 1 },
          }}
          slotProps={{
            digitalClockItem: {
              sx: {
                m: 0,
                border: 1,
                borderColor: 'text.secondary',
                borderRadius: 4,
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
