import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 480 }}>
        <DatePicker
          label="Contract ends"
          defaultValue={dayjs('2027-12-31')}
          slotProps={{
            textField: {
              required: true,
              fullWidth: true,
              size: 'small',
              variant: 'filled',
              helperText: 'The last day of the contract',
            },
            openPickerButton: { size: 'small' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
