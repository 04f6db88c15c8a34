import {
  createTheme,
  emphasize,
  type Components,
  type PaletteOptions,
  type Theme,
} from '@mui/material/styles';

/** Of a palette whose theme has CSS variables: colours that single components read. */
export interface ComponentColors {
  SnackbarContent: { bg: string; color: string };
  SpeedDialAction: { fabHoverBg: string };
}

/**
 * Computes the colours that components derive from the palette of a plain theme, where a theme
 * with CSS variables has another colour: its snackbars are white on white pages.
 *
 * Source: `SnackbarContent.js` and `SpeedDialAction.js` of `@mui/material`, which have both.
 */
export function computePlainColors(
  mode: 'light' | 'dark',
  options: PaletteOptions,
): ComponentColors {
  const { palette } = createTheme({ palette: { ...options, mode } });
  const bg = emphasize(palette.background.default, mode === 'light' ? 0.8 : 0.98);
  return {
    SnackbarContent: { bg, color: palette.getContrastText(bg) },
    SpeedDialAction: { fabHoverBg: emphasize(palette.background.paper, 0.15) },
  };
}

/**
 * Styles that no colour of the palette can express: text on grey that stays dark in dark mode,
 * and an app bar that keeps its surface.
 *
 * Source: `Fab.js` and `AppBar.js` of `@mui/material`.
 */
export const PLAIN_COMPONENTS: Components<Theme> = {
  MuiFab: {
    variants: [
      {
        props: { color: 'default' },
        style: ({ theme }) => ({
          color: theme.palette.getContrastText(theme.palette.grey[300]),
        }),
      },
    ],
  },
  MuiAppBar: {
    variants: [
      {
        props: { color: 'inherit' },
        style: ({ theme }) => ({
          '--AppBar-background': (theme as unknown as { vars: Theme }).vars.palette
            .background.paper,
        }),
      },
    ],
  },
};
