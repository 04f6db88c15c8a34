import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerControlled() {
  const [publish, setPublish] = React.useState<Dayjs | null>(
    dayjs('2026-05-07T09:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Publish" value={publish} onChange={setPublish} />
        <Typography variant="body2" aria-live="polite">
          {publish?.isValid() ? publish.format('YYYY-MM-DDTHH:mm') : 'Draft'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
