import Card from '@mui/material/Card';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const cardTheme = createTheme({
  components: {
    MuiCard: {
      styleOverrides: {
        root: ({ theme }) =>
          theme.unstable_sx({
            p: { xs: 2, md: 4 },
            borderRadius: 3,
            bgcolor: 'action.hover',
          }),
      },
    },
  },
});

export default function ThemeComponentsSx() {
  return (
    <ThemeProvider theme={cardTheme}>
      <Card variant="outlined">Your trial ends in five days.</Card>
    </ThemeProvider>
  );
}
