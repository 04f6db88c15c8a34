import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';

const theme = createTheme({
  components: {
    MuiCheckbox: {
      defaultProps: {
        disableRipple: true,
        icon: <RadioButtonUnchecked />,
        checkedIcon: <CheckCircle />,
      },
      styleOverrides: {
        root: {
          padding: 6,
          '&.Mui-focusVisible': { outline: '2px solid currentColor' },
        },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: { label: { fontSize: '0.875rem' } },
    },
  },
});

export default function CheckboxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Review design"
      />
      <FormControlLabel control={<Checkbox />} label="Publish release" />
    </ThemeProvider>
  );
}
