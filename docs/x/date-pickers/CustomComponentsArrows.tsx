import dayjs from 'dayjs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomComponentsArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery day" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2026-05-12')}
          disableHighlightToday
          slots={{
            leftArrowIcon: ArrowBackIcon,
            rightArrowIcon: ArrowForwardIcon,
            switchViewIcon: UnfoldMoreIcon,
          }}
          slotProps={{
            previousIconButton: { color: 'primary', size: 'small' },
            nextIconButton: { color: 'primary', size: 'small' },
          }}
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
