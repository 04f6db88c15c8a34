import * as React from 'react';
import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomOpeningButtonState() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Release"
        defaultValue={dayjs('2026-06-15')}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slots={{ openPickerIcon: open ? ExpandLessIcon : ExpandMoreIcon }}
        slotProps={{ openPickerButton: { 'aria-expanded': open } }}
      />
    </LocalizationProvider>
  );
}
