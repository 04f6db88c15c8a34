import dayjs from 'dayjs';
import LockClockIcon from '@mui/icons-material/LockClock';
import IconButton from '@mui/material/IconButton';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function AdornmentWithHint({ children, ...props }: InputAdornmentProps) {
  return (
    <InputAdornment {...props}>
      <Tooltip title="Fixed after payment">
        <IconButton>
          <LockClockIcon />
        </IconButton>
      </Tooltip>
      {children}
    </InputAdornment>
  );
}

export default function CustomOpeningButtonAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Date of arrival"
        defaultValue={dayjs('2026-08-01')}
        slots={{ inputAdornment: AdornmentWithHint }}
      />
    </LocalizationProvider>
  );
}
