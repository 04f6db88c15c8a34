import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySwitch: {
      styleOverrides: {
        root: {
          '--Switch-trackRadius': '4px',
          '--Switch-thumbRadius': '2px',
          '--Switch-trackWidth': '52px',
        },
      },
    },
  },
});

export default function SwitchTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Grid' } }} />
        <Switch slotProps={{ input: { 'aria-label': 'Rulers' } }} />
      </Stack>
    </ThemeProvider>
  );
}
