import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeSkeletons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSkeleton: {
        defaultProps: { animation: 'wave' },
        styleOverrides: {
          root: ({ theme }) => ({
            backgroundColor: theme.palette.action.selected,
            '@media (prefers-reduced-motion: reduce)': {
              '&::after': { animation: 'none' },
            },
          }),
          text: { borderRadius: 999 },
        },
      },
    },
  };
}

export default function SkeletonThemeOverrides() {
  return (
    <ThemeProvider theme={shapeSkeletons}>
      <Stack direction="row" alignItems="center" spacing={2}>
        <Skeleton variant="rounded" width={64} height={64} sx={{ flexShrink: 0 }} />
        <div style={{ flexGrow: 1 }}>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      </Stack>
    </ThemeProvider>
  );
}
