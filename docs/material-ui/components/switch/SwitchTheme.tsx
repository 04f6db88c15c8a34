import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeSwitches(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSwitch: {
        defaultProps: { inputProps: { role: 'switch' } },
        styleOverrides: {
          track: ({ theme }) => ({
            boxSizing: 'border-box',
            border: `1px solid ${theme.palette.text.primary}`,
          }),
          thumb: ({ theme }) => ({
            border: `1px solid ${theme.palette.text.primary}`,
            boxShadow: 'none',
          }),
        },
      },
    },
  };
}

export default function SwitchTheme() {
  return (
    <ThemeProvider theme={shapeSwitches}>
      <FormControlLabel control={<Switch defaultChecked />} label="Large print" />
      <FormControlLabel control={<Switch />} label="Read aloud" />
    </ThemeProvider>
  );
}
