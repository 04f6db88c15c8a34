import { createTheme, ThemeProvider } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';

const theme = createTheme({
  components: {
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: {
        root: {
          backgroundColor: 'rgb(64 120 192 / 25%)',
          '@media (prefers-reduced-motion: reduce)': {
            '&::after': { animation: 'none' },
          },
        },
        text: { borderRadius: 999 },
      },
    },
  },
});

export default function SkeletonTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </ThemeProvider>
  );
}
