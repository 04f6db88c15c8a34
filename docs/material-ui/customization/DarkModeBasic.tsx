import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkModeBasic() {
  return (
    <ThemeProvider theme={darkTheme}>
      <CssBaseline enableColorScheme />
      <Paper square sx={{ p: 2 }}>
        <Typography gutterBottom>Who should get this invoice?</Typography>
        <TextField size="small" label="Email" sx={{ mr: 1, mb: 1 }} />
        <Button variant="contained">Send</Button>
      </Paper>
    </ThemeProvider>
  );
}
