import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldValidation() {
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Bid until"
        ampm={false}
        defaultValue={dayjs('2026-05-04T08:15')}
        minDateTime={dayjs('2026-05-04T10:00')}
        maxDateTime={dayjs('2026-05-08T17:00')}
        onError={setReason}
        helperText={reason ? `Not allowed: ${reason}` : '4 May 10:00 to 8 May 17:00'}
      />
    </LocalizationProvider>
  );
}
