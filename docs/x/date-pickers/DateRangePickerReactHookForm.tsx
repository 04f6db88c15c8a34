import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Controller, useForm } from 'react-hook-form';

export default function DateRangePickerReactHookForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<{ days: DateRange<Dayjs> }>({
    defaultValues: { days: [null, null] },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 1, maxWidth: 440 }}
        onSubmit={handleSubmit(({ days }) =>
          setSaved(days.map((day) => day?.format('YYYY-MM-DD')).join(' to ')),
        )}
      >
        <Controller
          name="days"
          control={control}
          rules={{
            validate: ([first, last]) =>
              (first?.isValid() && last?.isValid() && !last.isBefore(first)) ||
              'Enter both days',
          }}
          render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
            <DateRangePicker
              value={value}
              onChange={onChange}
              localeText={{ start: 'First day', end: 'Last day' }}
              slotProps={{
                textField: ({ position }) => ({
                  ...(position === 'start' && { inputRef: ref }),
                  error: Boolean(error) || undefined,
                  helperText: error?.message,
                }),
              }}
            />
          )}
        />
        <Button type="submit">Request leave</Button>
        <Typography role="status">{saved}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
