import { paletteToOptions } from '../../theme/joyTheme/paletteToOptions';
import { INITIAL_THEME_STATE } from '../../theme/themeState';
import type { ThemeProvider } from './chooseProvider';
import type { ProjectOptions } from './types';

/** Options for `createTheme` or `extendTheme`, as plain data. */
export type ThemeOptions = Record<string, unknown>;

/**
 * The theme options in which the reader's settings differ from the defaults, as far as
 * the library knows them: density is Material UI's.
 *
 * @returns an empty object where nothing differs
 */
export function createThemeOptions(
  provider: ThemeProvider,
  { theme, denseComponents }: Pick<ProjectOptions, 'theme' | 'denseComponents'>,
): ThemeOptions {
  const { dense, direction, spacing, paletteMode, paletteColors } = {
    ...INITIAL_THEME_STATE,
    ...theme,
  };
  const isMaterial = provider === '@mui/material';
  const isJoy = provider === '@mui/joy';
  // Joy UI takes its mode from the provider, and its colours as a scale for each scheme.
  const palette = isJoy
    ? {}
    : { ...(paletteMode === 'dark' ? { mode: 'dark' } : {}), ...paletteColors };
  return {
    ...(direction === INITIAL_THEME_STATE.direction ? {} : { direction }),
    ...(spacing === INITIAL_THEME_STATE.spacing ? {} : { spacing }),
    ...(Object.keys(palette).length === 0 ? {} : { palette }),
    ...(isJoy ? paletteToOptions(paletteColors) : {}),
    ...(dense && isMaterial && denseComponents
      ? { components: denseComponents }
      : {}),
  };
}
