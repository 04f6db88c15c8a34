import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  typography: { fontWeightBold: 800, fontWeightStrong: 600 },
});

export default function TypographyWeight() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ fontWeight: 400 }}>Draft, 400</Box>
      <Box sx={{ fontWeight: 'strong' }}>In review, 600 by the theme</Box>
      <Box sx={{ fontWeight: 'bold', fontStyle: 'italic' }}>
        Published, 800 by the theme
      </Box>
    </ThemeProvider>
  );
}
