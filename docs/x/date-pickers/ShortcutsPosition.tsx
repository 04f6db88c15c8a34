import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const items = [1, 2, 4].map((weeks) => ({
  label: weeks === 1 ? 'In 1 week' : `In ${weeks} weeks`,
  getValue: () => dayjs('2026-05-04').add(weeks, 'week'),
}));

export default function ShortcutsPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-05-04')}
        disableHighlightToday
        slotProps={{
          shortcuts: { items, sx: { display: 'flex', maxWidth: 'none' } },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: 2,
                gridRow: 3,
                justifyContent: 'center',
                flexWrap: 'wrap',
              },
              [`& .${pickersLayoutClasses.shortcuts} .MuiListItem-root`]: {
                width: 'auto',
                px: 0.5,
              },
            },
          },
        }}
        sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: 1, maxWidth: 320 } }}
      />
    </LocalizationProvider>
  );
}
