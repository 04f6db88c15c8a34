import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomLayoutLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Holiday starts"
        defaultValue={dayjs('2026-07-20')}
        orientation="landscape"
        slotProps={{ toolbar: { hidden: false, toolbarFormat: 'ddd D MMM' } }}
      />
    </LocalizationProvider>
  );
}
