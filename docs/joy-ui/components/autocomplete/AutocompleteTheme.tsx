import Autocomplete from '@mui/joy/Autocomplete';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAutocomplete: {
      defaultProps: { variant: 'soft', noOptionsText: 'Nothing found' },
      styleOverrides: {
        root: { '--Input-radius': '18px' },
        listbox: ({ theme: { vars } }) => ({
          borderRadius: vars.radius.lg,
          boxShadow: vars.shadow.lg,
        }),
        option: { '&[aria-selected="true"]': { fontWeight: 700 } },
      },
    },
  },
});

export default function AutocompleteTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        aria-label="Warehouse"
        options={['Hamburg', 'Lyon', 'Turin']}
        defaultValue="Lyon"
      />
    </ThemeProvider>
  );
}
