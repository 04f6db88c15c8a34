import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  shape: { borderRadius: 6 },
  palette: {
    surface: {
      raised: 'light-dark(#fff7ec, #2b2216)',
      line: 'light-dark(#d9b98a, #77603d)',
    },
    ink: {
      strong: 'light-dark(#3d2a0c, #ffe9c7)',
      soft: 'light-dark(#6b5330, #d6bd93)',
    },
  },
  shadows: ['none', '0 1px 3px rgb(61 42 12 / 30%)'],
  typography: { label: { fontSize: 13, letterSpacing: '0.06em' } },
});

export default function SxThemeTokens() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          maxWidth: 320,
          mx: 'auto',
          border: 1,
          borderColor: 'surface.line',
          borderRadius: 2,
          bgcolor: 'surface.raised',
          boxShadow: 1,
        }}
      >
        <Box sx={{ typography: 'label', color: 'ink.soft' }}>Order 2208</Box>
        <Box sx={{ color: 'ink.strong', fontWeight: 600 }}>Two jars of fig jam</Box>
      </Box>
    </ThemeProvider>
  );
}
