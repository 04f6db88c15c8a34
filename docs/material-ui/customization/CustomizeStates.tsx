import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function CustomizeStates() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <Button
        variant="contained"
        disabled
        sx={{
          '&.Mui-disabled': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            opacity: 0.6,
          },
        }}
      >
        Saving
      </Button>
      <TextField
        label="Company"
        autoComplete="organization"
        sx={{
          '& .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: 'success.main',
          },
          '& .MuiInputLabel-root.Mui-focused': { color: 'text.primary' },
        }}
      />
    </Stack>
  );
}
