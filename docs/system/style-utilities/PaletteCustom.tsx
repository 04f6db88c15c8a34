import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    status: {
      paid: {
        text: 'light-dark(#0d5a31, #a8ebc9)',
        bg: 'light-dark(#d5f2e3, #123d2a)',
      },
      open: {
        text: 'light-dark(#6b4300, #ffd9a0)',
        bg: 'light-dark(#ffe9c7, #46300c)',
      },
      late: {
        text: 'light-dark(#8a1c1c, #ffb4ab)',
        bg: 'light-dark(#ffdeda, #4d1915)',
      },
    },
  },
});

const invoices = { 117: 'paid', 118: 'open', 119: 'late' };

export default function PaletteCustom() {
  return (
    <ThemeProvider theme={theme}>
      {Object.entries(invoices).map(([number, status]) => (
        <Box
          key={number}
          sx={{
            mb: 1,
            px: 1,
            color: `status.${status}.text`,
            backgroundColor: `status.${status}.bg`,
          }}
        >
          Invoice {number}: {status}
        </Box>
      ))}
    </ThemeProvider>
  );
}
