import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meeting day"
        defaultValue={dayjs('2026-05-13')}
        sx={{ '& .MuiOutlinedInput-root': { borderRadius: 4 } }}
        slotProps={{
          day: { sx: { borderRadius: 1, fontWeight: 600 } },
          desktopPaper: { sx: { borderRadius: 4 } },
          popper: { placement: 'bottom-end' },
        }}
      />
    </LocalizationProvider>
  );
}
