import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2026-05-07');
const toText = (date: Dayjs | null) =>
  date?.isValid() ? date.format('D MMMM YYYY') : 'none';

export default function LifecycleAccept() {
  const [shown, setShown] = React.useState<Dayjs | null>(start);
  const [saved, setSaved] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }} aria-live="polite">
        <DesktopDatePicker
          label="Due date"
          closeOnSelect={false}
          value={shown}
          onChange={setShown}
          onAccept={setSaved}
          slotProps={{
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
          }}
        />
        <Typography variant="body2">onChange: {toText(shown)}</Typography>
        <Typography variant="body2">onAccept: {toText(saved)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
