import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 12 },
        notchedOutline: { borderWidth: 2 },
      },
    },
  },
});

export default function TextFieldTheme() {
  return (
    <ThemeProvider theme={theme}>
      <TextField label="Destination" defaultValue="Lisbon" />
    </ThemeProvider>
  );
}
