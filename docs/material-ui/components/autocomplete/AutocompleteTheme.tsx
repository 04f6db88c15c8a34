import { createTheme, ThemeProvider } from '@mui/material/styles';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

const theme = createTheme({
  components: {
    MuiAutocomplete: {
      defaultProps: { popupIcon: <KeyboardArrowDown /> },
      styleOverrides: {
        paper: { borderRadius: 16 },
        option: { minHeight: 44, '&.Mui-focused': { fontWeight: 600 } },
      },
    },
  },
});

export default function AutocompleteTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        options={['Light', 'Dark', 'System']}
        renderInput={(params) => <TextField {...params} label="Appearance" />}
      />
    </ThemeProvider>
  );
}
