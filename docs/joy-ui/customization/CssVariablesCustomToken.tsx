import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface Palette {
    chart: { bar: string };
  }
}

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { chart: { bar: '#0E7C66' } } },
    dark: { palette: { chart: { bar: '#5FD3B8' } } },
  },
});

export default function CssVariablesCustomToken() {
  return (
    <CssVarsProvider theme={theme}>
      <Box
        role="img"
        aria-label="Sales: May 40, June 64, July 96"
        sx={{ display: 'flex', alignItems: 'end', gap: 1, height: 100 }}
      >
        {[40, 64, 96].map((value) => (
          <Box key={value} sx={{ bgcolor: 'chart.bar', width: 32, height: value }} />
        ))}
      </Box>
    </CssVarsProvider>
  );
}
