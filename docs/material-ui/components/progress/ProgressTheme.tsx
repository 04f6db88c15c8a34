import { createTheme, ThemeProvider } from '@mui/material/styles';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';

const theme = createTheme({
  components: {
    MuiCircularProgress: {
      defaultProps: { size: 32, thickness: 6, color: 'inherit' },
      styleOverrides: { circle: { strokeLinecap: 'round' } },
    },
    MuiLinearProgress: {
      defaultProps: { variant: 'determinate' },
      styleOverrides: {
        root: { height: 10, borderRadius: 5, marginTop: 16 },
        bar: { borderRadius: 5 },
      },
    },
  },
});

export default function ProgressTheme() {
  return (
    <ThemeProvider theme={theme}>
      <CircularProgress aria-label="Loading the report" />
      <LinearProgress value={45} aria-label="Storage migration" />
    </ThemeProvider>
  );
}
