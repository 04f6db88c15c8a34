import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: { accent: 'light-dark(#7a1fa2, #e0aaff)' },
});

export default function PaletteAlpha() {
  return (
    <ThemeProvider theme={theme}>
      {[10, 20, 30].map((percent) => (
        <Box
          key={percent}
          sx={{
            p: 1,
            bgcolor: ({ palette }) =>
              `color-mix(in srgb, ${palette.accent} ${percent}%, transparent)`,
          }}
        >
          {percent} %
        </Box>
      ))}
    </ThemeProvider>
  );
}
