import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import EmptyState from './EmptyState';

const theme = extendTheme({
  components: {
    EmptyState: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          borderRadius: vars.radius.xl,
          ...(ownerState.color === 'warning' && { fontWeight: vars.fontWeight.md }),
        }),
        title: { letterSpacing: '0.02em' },
      },
    },
  },
});

export default function ThemedComponentTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <EmptyState title="Nothing in the trash" sx={{ mb: 2 }} />
      <EmptyState title="Storage is full" color="warning">
        Delete files to add new ones.
      </EmptyState>
    </CssVarsProvider>
  );
}
