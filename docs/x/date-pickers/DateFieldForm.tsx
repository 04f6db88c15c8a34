import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldForm() {
  const [paid, setPaid] = React.useState<Dayjs | null>(dayjs('2026-05-07'));
  const [sent, setSent] = React.useState('');
  const paidOn = paid?.isValid() ? paid.format('YYYY-MM-DD') : '';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          if (paidOn) setSent(`paidOn=${String(data.get('paidOn'))}`);
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <DateField
            label="Paid on"
            required
            value={paid}
            onChange={setPaid}
            helperText={paidOn ? ' ' : 'Enter a full date'}
          />
          <input type="hidden" name="paidOn" value={paidOn} />
          <Button type="submit">Book payment</Button>
          <Typography role="status">{sent}</Typography>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
