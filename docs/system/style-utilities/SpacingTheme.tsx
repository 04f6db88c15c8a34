import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  spacing: (factor: number) => `${factor * 0.25}rem`,
});

export default function SpacingTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {[1, 4, 16].map((factor) => (
          <Box
            component="li"
            key={factor}
            sx={{
              paddingInlineStart: factor,
              bgcolor: 'light-dark(#cdeede, #163b2a)',
            }}
          >
            <Box sx={{ bgcolor: 'light-dark(#fff, #0f1613)' }}>
              {factor} is {theme.spacing(factor)}
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
