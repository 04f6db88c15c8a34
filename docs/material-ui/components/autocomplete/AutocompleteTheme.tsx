import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const TEAS = ['Assam', 'Ceylon', 'Darjeeling', 'Keemun', 'Sencha'];

function shapeAutocompletes(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAutocomplete: {
        defaultProps: { popupIcon: <ExpandMoreRounded />, autoHighlight: true },
        styleOverrides: {
          paper: ({ theme }) =>
            theme.unstable_sx({
              borderRadius: '12px',
              border: '1px solid',
              borderColor: 'divider',
            }),
          option: {
            borderRadius: 8,
            marginInline: 8,
            '&[aria-selected="true"]': { fontWeight: 600 },
          },
        },
      },
    },
  };
}

export default function AutocompleteTheme() {
  return (
    <ThemeProvider theme={shapeAutocompletes}>
      <Autocomplete
        options={TEAS}
        defaultValue="Sencha"
        renderInput={(params) => <TextField {...params} label="Tea" />}
      />
    </ThemeProvider>
  );
}
