import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-05-04T18:00');
const closes = dayjs('2026-05-29T12:00');

export default function ValidationDateTime() {
  const [reason, setReason] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Handover"
        defaultValue={dayjs('2026-05-04T10:00')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setReason}
        slotProps={{
          textField: {
            helperText: `${opens.format('D MMMM, HH:mm')} to ${closes.format('D MMMM, HH:mm')}. Error: ${reason ?? 'none'}`,
          },
        }}
      />
    </LocalizationProvider>
  );
}
