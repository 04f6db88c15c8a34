import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldColors() {
  return (
    <Stack spacing={2}>
      <TextField color="secondary" focused label="color" defaultValue="secondary" />
      <TextField
        label="sx"
        defaultValue="Focus me"
        sx={{
          '& .MuiOutlinedInput-root': { borderRadius: 4 },
          '& .MuiOutlinedInput-root.Mui-focused fieldset': {
            borderColor: 'success.main',
          },
          '& .MuiInputLabel-root.Mui-focused': { color: 'success.main' },
        }}
      />
    </Stack>
  );
}
