import {
  createColourPair,
  listColourPairs,
  type ColourPair,
  type ModeShades,
} from './colourPairs';
import { deriveScale } from './joyTheme/deriveScale';
import { derivePaletteColor, rgbToHex, type Rgb } from './palette';
import { docsInstanceOf } from '../address/products';
import type { PaletteColors, PaletteMode } from './themeState';

/** Libraries with a palette of which readers may choose the colours. */
export type ColourLibrary = 'material-ui' | 'joy-ui';

type ColourName = keyof PaletteColors;

/** Defaults of Material UI; a test compares them with the package. */
const MATERIAL: Readonly<Record<ColourName, ModeShades>> = {
  primary: {
    light: { main: '#1976d2', dark: '#1565c0' },
    dark: { main: '#90caf9', dark: '#42a5f5' },
  },
  secondary: {
    light: { main: '#9c27b0', dark: '#7b1fa2' },
    dark: { main: '#ce93d8', dark: '#ab47bc' },
  },
};

/** Steps of the default primary colour of Joy UI; a test compares them with the package. */
const JOY_PRIMARY = { '300': '#97c3f0', '500': '#0b6bcb' } as const;

/** Step that plain text of a colour has, and the page it stands on, in Joy UI. */
const JOY_TEXT = {
  light: { step: '500', ground: '#ffffff' },
  dark: { step: '300', ground: '#000000' },
} as const;

/**
 * The library whose colours the demos of a page have. Those without a palette of their own,
 * and pages about none, count as Material UI.
 *
 * @param pathname below the base path
 */
export function pathToColourLibrary(pathname: string): ColourLibrary {
  return docsInstanceOf(pathname) === 'joy-ui' ? 'joy-ui' : 'material-ui';
}

/**
 * The shades of a colour of Material UI that are on the screen in each mode: what the reader has
 * chosen, and what the theme makes of it, or the library's own.
 */
export function findShades(name: ColourName, chosen: PaletteColors): ModeShades {
  const main = chosen[name]?.main;
  if (main === undefined) {
    return MATERIAL[name];
  }
  const { darkChannel } = derivePaletteColor(main);
  const shades = {
    main,
    dark: rgbToHex(darkChannel.split(' ').map(Number) as unknown as Rgb),
  };
  return { light: shades, dark: shades };
}

/**
 * The colour to show for a palette colour on pages of a library: the chosen one, or the default.
 *
 * @returns `#rrggbb`. Joy UI has no secondary colour; there it is that of Material UI, whose
 * demos are all that it applies to
 */
export function findShownColour(
  name: ColourName,
  library: ColourLibrary,
  mode: PaletteMode,
  chosen: PaletteColors,
): string {
  return library === 'joy-ui' && name === 'primary'
    ? (chosen.primary?.main ?? JOY_PRIMARY[500])
    : findShades(name, chosen)[mode].main;
}

/**
 * The pairs of a palette colour on pages of a library in one mode: the label of a filled control,
 * and text on the page.
 *
 * @returns none for a colour that the library does not have
 */
export function listShownPairs(
  name: ColourName,
  library: ColourLibrary,
  mode: PaletteMode,
  chosen: PaletteColors,
): ColourPair[] {
  if (library === 'material-ui') {
    return listColourPairs(name, findShades(name, chosen), mode);
  }
  if (name === 'secondary') {
    return [];
  }
  const main = chosen.primary?.main;
  const scale = main === undefined ? JOY_PRIMARY : deriveScale(main);
  const { step, ground } = JOY_TEXT[mode];
  return [
    createColourPair('primary.solidColor', 'primary.solidBg', '#ffffff', scale[500]),
    createColourPair('primary.plainColor', 'background.body', scale[step], ground),
  ];
}
