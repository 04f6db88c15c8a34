import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  spacing: 10,
  shape: { borderRadius: 6 },
  palette: {
    shop: {
      text: 'light-dark(#5b2a0c, #fcdcc6)',
      soft: 'light-dark(#fdeadd, #43230f)',
    },
  },
  typography: { price: { fontSize: 22, fontWeight: 700 } },
});

export default function UsageTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'inline-block',
          px: 2,
          py: 1,
          borderRadius: 2,
          typography: 'price',
          color: 'shop.text',
          bgcolor: 'shop.soft',
        }}
      >
        € 24.90
      </Box>
    </ThemeProvider>
  );
}
