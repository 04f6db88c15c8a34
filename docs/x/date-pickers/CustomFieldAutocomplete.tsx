import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import FreeDayField, { freeDays } from './FreeDayField';

export default function CustomFieldAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Delivery day"
        referenceDate={dayjs('2026-05-07')}
        shouldDisableDate={(day) =>
          !freeDays.some((free) => free.isSame(day, 'day'))
        }
        slots={{ field: FreeDayField }}
        slotProps={{
          inputAdornment: { position: 'start' },
          openPickerButton: { edge: false },
        }}
      />
    </LocalizationProvider>
  );
}
