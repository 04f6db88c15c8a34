import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function LocalizationTexts() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ cancelButtonLabel: 'Back', okButtonLabel: 'Apply' }}
    >
      <MobileDatePicker
        label="Delivery date"
        defaultValue={dayjs('2026-05-07')}
        localeText={{ toolbarTitle: 'When do we deliver?' }}
        slotProps={{ day: { disableHighlightToday: true } }}
      />
    </LocalizationProvider>
  );
}
