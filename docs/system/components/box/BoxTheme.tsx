import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  palette: {
    brand: {
      text: 'light-dark(#0d3b2e, #c3f0df)',
      soft: 'light-dark(#d9f3e8, #12372b)',
    },
  },
});

export default function BoxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 4, maxWidth: 320, color: 'brand.text', bgcolor: 'brand.soft' }}>
        Payment received
      </Box>
    </ThemeProvider>
  );
}
