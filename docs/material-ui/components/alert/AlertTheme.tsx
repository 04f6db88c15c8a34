import { createTheme, ThemeProvider } from '@mui/material/styles';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Cancel from '@mui/icons-material/Cancel';

const theme = createTheme({
  components: {
    MuiAlert: {
      defaultProps: { iconMapping: { error: <Cancel fontSize="inherit" /> } },
      styleOverrides: {
        root: { borderRadius: 0, borderInlineStart: '4px solid currentColor' },
        message: { maxWidth: '60ch' },
      },
    },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 700 } } },
  },
});

export default function AlertTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Alert severity="error" role="note">
        <AlertTitle>The payment failed</AlertTitle>
        Check your card, or choose another way to pay.
      </Alert>
    </ThemeProvider>
  );
}
