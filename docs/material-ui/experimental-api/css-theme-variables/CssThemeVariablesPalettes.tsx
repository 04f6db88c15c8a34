import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';

const theme = extendTheme({
  cssVarPrefix: 'shop',
  colorSchemes: {
    light: { palette: { primary: { main: '#0f6b5c' } } },
    dark: {
      palette: { primary: { main: '#6fd3bf' }, background: { paper: '#182c27' } },
    },
  },
});

export default function CssThemeVariablesPalettes() {
  // An app leaves out colorSchemeNode.
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null} modeStorageKey="shop-mode">
      {(['light', 'dark'] as const).map((scheme) => (
        <Paper key={scheme} square data-mui-color-scheme={scheme} sx={{ p: 2 }}>
          <Chip color="primary" label={`${scheme} palette`} sx={{ mr: 1 }} />
          <Button>Open {scheme} shop</Button>
        </Paper>
      ))}
    </CssVarsProvider>
  );
}
