import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { Controller, useForm } from 'react-hook-form';

export default function ValidationReactHookForm() {
  const [booked, setBooked] = React.useState('');
  const reason = React.useRef<DateValidationError>(null);
  const { control, handleSubmit } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day: dayjs('2026-05-10') },
  });
  const validate = (day: Dayjs | null) =>
    (day !== null && reason.current === null) || 'Choose a day, Monday to Saturday';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form onSubmit={handleSubmit(({ day }) => setBooked(day!.format('D MMMM')))}>
        <Controller
          name="day"
          control={control}
          rules={{ validate }}
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <DatePicker
              label="Booking, not on Sundays"
              inputRef={ref}
              value={value}
              shouldDisableDate={(day) => day.day() === 0}
              onError={(error) => {
                reason.current = error;
              }}
              onChange={(day, { validationError }) => {
                reason.current = validationError;
                onChange(day);
              }}
              slotProps={{
                textField: {
                  error: fieldState.invalid || undefined,
                  helperText: fieldState.error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        <Button type="submit">Book</Button>
        <Typography role="status">{booked && `Booked ${booked}`}</Typography>
      </form>
    </LocalizationProvider>
  );
}
