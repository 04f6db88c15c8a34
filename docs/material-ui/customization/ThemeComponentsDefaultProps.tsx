import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function ThemeComponentsDefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <TextField label="Team name" autoComplete="off" />
        <Button>Create team</Button>
        <Button variant="text">Cancel</Button>
      </Stack>
    </ThemeProvider>
  );
}
