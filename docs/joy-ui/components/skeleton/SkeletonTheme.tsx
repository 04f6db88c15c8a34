import Skeleton from '@mui/joy/Skeleton';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          ...(ownerState.variant === 'rectangular' && {
            borderRadius: vars.radius.lg,
          }),
        }),
      },
    },
  },
});

export default function SkeletonTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Skeleton variant="rectangular" height={64} aria-busy="true" />
    </CssVarsProvider>
  );
}
