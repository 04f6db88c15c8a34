import dayjs from 'dayjs';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function CompactTextField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      size="small"
      color="secondary"
      helperText={props.error ? 'This date does not exist' : props.helperText}
    />
  );
}

export default function CustomFieldTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Contract starts"
        defaultValue={dayjs('2026-05-01')}
        slots={{ textField: CompactTextField }}
        slotProps={{ textField: { helperText: 'First day of the contract' } }}
      />
    </LocalizationProvider>
  );
}
