import * as React from 'react';
import dayjs from 'dayjs';
import BackspaceIcon from '@mui/icons-material/Backspace';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function FieldsClearable() {
  const [count, setCount] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Reminder"
        defaultValue={dayjs('2026-05-07T08:00')}
        clearable
        onClear={() => setCount((times) => times + 1)}
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearButton: { 'aria-label': 'Clear reminder' } }}
        helperText={`Cleared ${count} times`}
      />
    </LocalizationProvider>
  );
}
