import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    tide: {
      low: 'light-dark(#cfeef2, #123f47)',
      high: 'light-dark(#8fd3dd, #1d6a77)',
    },
  },
});

export default function SxCallback() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3,
          textAlign: 'center',
          color: 'light-dark(#07333a, #dff6f9)',
          background: ({ palette }) => {
            const { low, high } = palette.tide as Record<'low' | 'high', string>;
            return `linear-gradient(${low}, ${high})`;
          },
          borderRadius: ({ spacing }) => spacing(1, 1, 3, 3),
        }}
      >
        High water at 06:41, 4.2 m
      </Box>
    </ThemeProvider>
  );
}
