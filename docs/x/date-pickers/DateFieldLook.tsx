import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import CakeIcon from '@mui/icons-material/Cake';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Birthday"
          variant="standard"
          fullWidth
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <CakeIcon />
              </InputAdornment>
            ),
          }}
        />
        <DateField
          label="Member since"
          variant="filled"
          size="small"
          defaultValue={dayjs('2019-02-01')}
          clearable
        />
      </Stack>
    </LocalizationProvider>
  );
}
