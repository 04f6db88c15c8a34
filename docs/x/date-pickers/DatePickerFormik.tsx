import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useFormik } from 'formik';

export default function DatePickerFormik() {
  const formik = useFormik<{ paidOn: Dayjs | null }>({
    initialValues: { paidOn: null },
    validate: ({ paidOn }) =>
      paidOn?.isValid() ? {} : { paidOn: 'Enter the day of the payment' },
    onSubmit: ({ paidOn }, { setStatus }) => setStatus(paidOn?.format('YYYY-MM-DD')),
  });
  const error = formik.touched.paidOn && formik.errors.paidOn;
  const saved = formik.status as string | undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form noValidate onSubmit={formik.handleSubmit}>
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <DatePicker
            label="Invoice paid on"
            value={formik.values.paidOn}
            onChange={(date) => void formik.setFieldValue('paidOn', date)}
            slotProps={{
              textField: {
                onBlur: () => void formik.setFieldTouched('paidOn'),
                error: Boolean(error),
                helperText: error || (saved && `Saved ${saved}`),
              },
            }}
          />
          <Button type="submit">Save payment</Button>
        </Stack>
      </form>
    </LocalizationProvider>
  );
}
