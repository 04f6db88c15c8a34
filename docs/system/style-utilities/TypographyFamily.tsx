import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, serif',
    fontFamilyMono: 'ui-monospace, monospace',
  },
});

export default function TypographyFamily() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ fontFamily: 'default' }}>
        Thank you for your order{' '}
        <Box component="span" sx={{ fontFamily: 'mono' }}>
          DE-1042-77
        </Box>
      </Box>
    </ThemeProvider>
  );
}
