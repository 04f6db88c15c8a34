import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import StatTile from './StatTile';

const theme = createTheme({
  components: {
    StatTile: {
      defaultProps: { tone: 'loud' },
      styleOverrides: {
        root: { textAlign: 'center' },
        value: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ThemeComponentsOwn() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <StatTile label="Open orders" value={128} />
        <StatTile label="Returns" value={7} tone="calm" />
      </Stack>
    </ThemeProvider>
  );
}
