import { Box, ThemeProvider, createTheme } from '@mui/system';

const radii = { button: '999px', card: '12px' };

const theme = createTheme(
  { unstable_sxConfig: { borderRadius: { themeKey: 'radii' } } },
  { radii },
);

export default function SxConfigChange() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="section"
        sx={{
          p: 2,
          maxWidth: 300,
          border: 1,
          borderRadius: { xs: 0, sm: 'card' },
        }}
      >
        <p>Invoice 1042 is due on Friday.</p>
        <Box
          component="button"
          type="button"
          sx={{ px: 2, py: 1, font: 'inherit', border: 1, borderRadius: 'button' }}
        >
          Pay now
        </Box>
      </Box>
    </ThemeProvider>
  );
}
