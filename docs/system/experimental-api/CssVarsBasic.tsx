import {
  Box,
  unstable_createCssVarsProvider,
  unstable_createCssVarsTheme,
} from '@mui/system';

const theme = unstable_createCssVarsTheme({
  cssVarPrefix: 'shop',
  colorSchemes: {
    light: { palette: { page: '#fff7ec', text: '#3d2a0c' } },
    dark: { palette: { page: '#2b2216', text: '#ffe9c7' } },
  },
});

const { CssVarsProvider } = unstable_createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'shop-mode',
});

export default function CssVarsBasic() {
  // colorSchemeNode={null} keeps the mode off <html> of this page; an app leaves it out.
  return (
    <CssVarsProvider colorSchemeNode={null}>
      <Box data-color-scheme="light" sx={{ p: 2, color: 'text', bgcolor: 'page' }}>
        Shop, light
      </Box>
      <Box data-color-scheme="dark" sx={{ p: 2, color: 'text', bgcolor: 'page' }}>
        Shop, dark
      </Box>
    </CssVarsProvider>
  );
}
