import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import AccountCircle from '@mui/icons-material/AccountCircle';

export default function TextFieldAdornments() {
  return (
    <Stack spacing={2}>
      <TextField
        label="User name"
        InputProps={{
          startAdornment: (
            <InputAdornment position="start" disablePointerEvents>
              <AccountCircle />
            </InputAdornment>
          ),
        }}
      />
      <TextField
        label="Monthly budget in €"
        defaultValue="840"
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{
          endAdornment: <InputAdornment position="end">€</InputAdornment>,
        }}
      />
    </Stack>
  );
}
