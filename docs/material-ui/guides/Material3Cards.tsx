import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  shape: { borderRadius: 12 },
  components: {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      styleOverrides: {
        root: ({ ownerState, theme: { palette } }) =>
          ownerState.variant !== 'outlined' &&
          ownerState.elevation === 0 && { backgroundColor: palette.action.hover },
      },
    },
  },
});

export default function Material3Cards() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2}>
        <Card elevation={1}>
          <CardContent>Elevated: invoice 1043</CardContent>
        </Card>
        <Card elevation={0}>
          <CardContent>Filled: invoice 1051</CardContent>
        </Card>
        <Card variant="outlined">
          <CardContent>Outlined: invoice 1067</CardContent>
        </Card>
      </Stack>
    </ThemeProvider>
  );
}
