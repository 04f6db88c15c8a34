import { Box, ThemeProvider, createTheme } from '@mui/system';

const color = 'light-dark(rgb(0 0 0 / 40%), rgb(255 255 255 / 40%))';
const theme = createTheme({
  shadows: [
    'none',
    `0 1px 3px ${color}`,
    `0 3px 8px ${color}`,
    `0 8px 24px ${color}`,
  ],
});

export default function ShadowsScale() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
        {[0, 1, 2, 3].map((index) => (
          <Box key={index} sx={{ p: 3, boxShadow: index }}>
            {index}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
