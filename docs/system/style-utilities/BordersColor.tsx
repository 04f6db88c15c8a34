import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    line: 'light-dark(#6f7f96, #8495ad)',
    success: { main: 'light-dark(#1c7a46, #5fd494)' },
    error: { main: 'light-dark(#b3261e, #ff8f86)' },
  },
});

export default function BordersColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {['line', 'success.main', 'error.main', 'currentcolor'].map((color) => (
          <Box key={color} sx={{ p: 1, border: 2, borderColor: color }}>
            {color}
          </Box>
        ))}
        <Box sx={{ p: 1, border: 2, borderBottomColor: 'error.main' }}>
          bottom only
        </Box>
      </Box>
    </ThemeProvider>
  );
}
