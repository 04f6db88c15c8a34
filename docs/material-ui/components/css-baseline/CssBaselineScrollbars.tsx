import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollbarGutter: 'stable' },
        '*': { scrollbarWidth: 'thin', scrollbarColor: '#1976d2 transparent' },
      },
    },
  },
});

export default function CssBaselineScrollbars() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <List sx={{ px: 2 }} aria-label="Invoices">
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <ListItemText primary={`INV-${2041 + index}`} />
          </li>
        ))}
      </List>
    </ThemeProvider>
  );
}
