import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  shadows: ['none', '0 1px 2px #0006', '0 6px 16px #0008'],
});

export default function ShadowsHover() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="a"
        href="/system/getting-started/installation/"
        sx={{
          display: 'block',
          maxWidth: 220,
          p: 2,
          color: '#12304f',
          bgcolor: '#e9f1fa',
          boxShadow: 1,
          '&:hover, &:focus-visible': { boxShadow: 2 },
        }}
      >
        Installation
      </Box>
    </ThemeProvider>
  );
}
