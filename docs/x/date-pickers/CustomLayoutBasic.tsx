import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

export default function CustomLayoutBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meeting"
        defaultValue={dayjs('2026-05-07')}
        slotProps={{
          actionBar: { actions: ['clear', 'today'] },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.actionBar}`]: {
                gridColumn: 2,
                gridRow: 1,
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
