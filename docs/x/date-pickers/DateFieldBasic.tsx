import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Invoice date" defaultValue={dayjs('2026-05-07')} />
    </LocalizationProvider>
  );
}
