import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomFieldReadOnly() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Interview"
        defaultValue={dayjs('2026-05-20')}
        format="dddd, D MMMM"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{
          field: { readOnly: true },
          textField: {
            inputProps: { onClick: () => setOpen(true) },
            onKeyDown: (event) => event.key === 'Enter' && setOpen(true),
          },
        }}
      />
    </LocalizationProvider>
  );
}
