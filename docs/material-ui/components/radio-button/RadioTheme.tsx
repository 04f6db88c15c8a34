import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import CheckCircle from '@mui/icons-material/CheckCircle';

const theme = createTheme({
  components: {
    MuiRadio: {
      defaultProps: { size: 'small', checkedIcon: <CheckCircle /> },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid currentColor' } },
      },
    },
  },
});

export default function RadioTheme() {
  return (
    <ThemeProvider theme={theme}>
      <RadioGroup row aria-label="Invoice format" defaultValue="pdf">
        <FormControlLabel value="pdf" control={<Radio />} label="PDF" />
        <FormControlLabel value="csv" control={<Radio />} label="CSV" />
      </RadioGroup>
    </ThemeProvider>
  );
}
