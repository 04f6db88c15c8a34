import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';
import { forest } from './pictures';

const theme = extendTheme({
  components: {
    JoyAspectRatio: {
      defaultProps: { ratio: '3/2', variant: 'plain' },
      styleOverrides: {
        root: { '--AspectRatio-radius': '20px' },
        content: { filter: 'saturate(0.6)' },
      },
    },
  },
});

export default function AspectRatioTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ maxWidth: 240 }}>
        <AspectRatio>
          <img src={forest} alt="Three firs" />
        </AspectRatio>
      </Box>
    </ThemeProvider>
  );
}
