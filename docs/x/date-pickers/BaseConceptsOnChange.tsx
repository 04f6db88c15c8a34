import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const toText = (date: Dayjs | null) =>
  date?.isValid() ? date.format('YYYY-MM-DD') : String(date);

export default function BaseConceptsOnChange() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const add = (call: string) =>
    setCalls((earlier) => [call, ...earlier].slice(0, 4));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 360, minHeight: 220 }}>
        <DesktopDatePicker
          label="Interview"
          maxDate={dayjs('2026-12-31')}
          referenceDate={dayjs('2026-05-07')}
          onChange={(date, { validationError }) =>
            add(`onChange ${toText(date)}, ${validationError ?? 'valid'}`)
          }
          onAccept={(date) => add(`onAccept ${toText(date)}`)}
        />
        <List dense aria-label="Latest calls">
          {calls.map((call, index) => (
            <ListItem key={calls.length - index}>{call}</ListItem>
          ))}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}
