import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    brand: {
      main: 'light-dark(#17458f, #b7d2ff)',
      soft: 'light-dark(#dbe8ff, #1a2c4a)',
    },
  },
});

export default function PaletteBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 2, color: 'brand.main', bgcolor: 'brand.soft' }}>
        Your trial ends in 5 days.
      </Box>
    </ThemeProvider>
  );
}
