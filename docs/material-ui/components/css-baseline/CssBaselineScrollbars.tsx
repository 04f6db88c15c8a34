import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const PIERS = Array.from({ length: 14 }, (_, index) => `Pier ${index + 1}`);

const withScrollbars = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiCssBaseline: {
      styleOverrides: (theme) =>
        theme.unstable_sx({
          html: { scrollbarGutter: 'stable' },
          body: { p: 2 },
          '*': {
            scrollbarWidth: 'thin',
            scrollbarColor: `${theme.palette.primary.main} transparent`,
          },
        }),
    },
  },
});

export default function CssBaselineScrollbars() {
  return (
    <ThemeProvider theme={withScrollbars}>
      <CssBaseline />
      <ol aria-label="Piers from west to east">
        {PIERS.map((pier) => (
          <li key={pier}>{pier}</li>
        ))}
      </ol>
    </ThemeProvider>
  );
}
