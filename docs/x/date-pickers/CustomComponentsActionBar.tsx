import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

function DeadlineActions(props: PickersActionBarProps) {
  const { onClear, onCancel, onAccept, className } = props;

  return (
    <DialogActions className={className}>
      <Button color="error" onClick={onClear} sx={{ marginInlineEnd: 'auto' }}>
        No deadline
      </Button>
      <Button onClick={onCancel}>Back</Button>
      <Button variant="contained" onClick={onAccept}>
        Save
      </Button>
    </DialogActions>
  );
}

export default function CustomComponentsActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deadline"
        defaultValue={dayjs('2026-06-30')}
        closeOnSelect={false}
        slots={{ actionBar: DeadlineActions }}
      />
    </LocalizationProvider>
  );
}
