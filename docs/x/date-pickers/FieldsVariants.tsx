import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sent = dayjs('2026-05-07');

export default function FieldsVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 1, maxWidth: 320 }}>
        <DateField label="Standard" variant="standard" defaultValue={sent} />
        <DateField
          label="Filled"
          variant="filled"
          color="success"
          defaultValue={sent}
        />
        <DateField label="Small" size="small" fullWidth defaultValue={sent} />
        <DateField
          label="Rounded"
          defaultValue={sent}
          sx={{ '& .MuiOutlinedInput-root': { borderRadius: 6 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
