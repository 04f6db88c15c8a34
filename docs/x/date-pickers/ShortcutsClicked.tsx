import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const items = [
  { label: 'End of May', getValue: () => dayjs('2026-05-31') },
  { label: 'End of June', getValue: () => dayjs('2026-06-30') },
];

export default function ShortcutsClicked() {
  const [due, setDue] = React.useState<Dayjs | null>(null);
  const [origin, setOrigin] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DatePicker
          label="Due date"
          value={due}
          referenceDate={dayjs('2026-05-01')}
          onChange={(value, { shortcut }) => {
            setDue(value);
            setOrigin(shortcut ? `From the shortcut ${shortcut.label}` : 'By hand');
          }}
          slotProps={{ shortcuts: { items } }}
        />
        <Typography variant="body2" sx={{ mt: 1 }}>
          {origin}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
