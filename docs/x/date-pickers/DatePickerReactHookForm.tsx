import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Controller, useForm } from 'react-hook-form';

export default function DatePickerReactHookForm() {
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<{ start: Dayjs | null }>({
    defaultValues: { start: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ maxWidth: 320 }}
        onSubmit={handleSubmit(({ start }) =>
          setSaved(start?.format('YYYY-MM-DD') ?? ''),
        )}
      >
        <Controller
          name="start"
          control={control}
          rules={{ validate: (date) => date?.isValid() || 'Enter a full date' }}
          render={({ field: { ref, onBlur, ...field }, fieldState }) => (
            <DatePicker
              {...field}
              inputRef={ref}
              label="Project start"
              slotProps={{
                textField: {
                  onBlur,
                  error: fieldState.invalid,
                  helperText: fieldState.error?.message,
                },
              }}
            />
          )}
        />
        <Button type="submit">Save</Button>
        <Typography role="status">{saved && `Saved ${saved}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
