import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ChangeButton({ onClick, disabled }: IconButtonProps) {
  return (
    <Button
      size="small"
      onClick={onClick}
      disabled={disabled}
      aria-label="Change the time"
    >
      Change
    </Button>
  );
}

export default function CustomOpeningButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        label="Alarm"
        defaultValue={dayjs('2026-05-07T07:15')}
        slots={{ openPickerButton: ChangeButton }}
      />
    </LocalizationProvider>
  );
}
