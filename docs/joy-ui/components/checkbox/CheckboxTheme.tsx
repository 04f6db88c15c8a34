import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyCheckbox: {
      defaultProps: { size: 'lg', color: 'success' },
      styleOverrides: {
        root: { '--Checkbox-gap': '16px' },
        checkbox: { borderRadius: '50%' },
      },
    },
  },
});

export default function CheckboxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1.5}>
        <Checkbox label="Order stamps" defaultChecked />
        <Checkbox label="Book the train" />
      </Stack>
    </ThemeProvider>
  );
}
