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
          track: ({ theme }) =>
            theme.unstable_sx({
              boxSizing: 'border-box',
              border: '1px solid',
              borderColor: 'text.primary',
            }),
          thumb: ({ theme }) =>
            theme.unstable_sx({
              border: '1px solid',
              borderColor: 'text.primary',
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
