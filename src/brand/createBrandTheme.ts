import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { PRIMARY_MAIN, RADIUS, SPACING, TOOLTIP } from './constants';
import { DENSE_COMPONENTS } from './density';
import { DARK, LIGHT } from './tokens';

/** Settings of the brand theme that a reader can change. */
export interface BrandThemeOptions {
  paletteMode?: 'light' | 'dark';
  direction?: Direction;
  dense?: boolean;
  /** One step of the spacing scale, in pixels. */
  spacing?: number;
  /** Main shades as `#rrggbb`. */
  paletteColors?: { primary?: { main: string }; secondary?: { main: string } };
}

export const SANS_FAMILY =
  "'Geist Variable', 'Geist Fallback', system-ui, sans-serif";
export const MONO_FAMILY =
  "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, monospace";

/**
 * The portal's one MUI theme. The shell reads it as CSS variables that
 * `renderBrandStyles` writes at build.
 */
export function createBrandTheme({
  paletteMode = 'light',
  direction = 'ltr',
  dense = false,
  spacing = SPACING,
  paletteColors = {},
}: BrandThemeOptions = {}): Theme {
  const colours = paletteMode === 'dark' ? DARK : LIGHT;
  return createTheme({
    direction,
    spacing,
    palette: {
      mode: paletteMode,
      contrastThreshold: 4.5,
      primary: paletteColors.primary ?? { main: PRIMARY_MAIN },
      ...(paletteColors.secondary ? { secondary: paletteColors.secondary } : {}),
      background: { default: colours.background, paper: colours.raised },
      text: { primary: colours.text, secondary: colours.textSecondary },
      divider: colours.line,
    },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily: SANS_FAMILY,
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...(dense ? DENSE_COMPONENTS : {}),
      MuiTooltip: {
        defaultProps: {
          enterDelay: TOOLTIP.enterDelay,
          leaveDelay: TOOLTIP.leaveDelay,
          enterTouchDelay: TOOLTIP.enterTouchDelay,
          leaveTouchDelay: TOOLTIP.leaveTouchDelay,
        },
        styleOverrides: { tooltip: { maxWidth: TOOLTIP.maxWidth } },
      },
    },
    transitions: { duration: { standard: 180, complex: 200 } },
  });
}
