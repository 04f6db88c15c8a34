import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSwitch: {
      defaultProps: { inputProps: { role: 'switch' } },
      styleOverrides: {
        track: { boxSizing: 'border-box', border: '1px solid' },
        thumb: { border: '1px solid black', boxShadow: 'none' },
      },
    },
  },
});

export default function SwitchTheme() {
  return (
    <ThemeProvider theme={theme}>
      <FormControlLabel control={<Switch defaultChecked />} label="Large text" />
      <FormControlLabel control={<Switch />} label="Captions" />
    </ThemeProvider>
  );
}
