import type { PaletteMode } from './themeState';
import { contrastRatio, derivePaletteColor, hexToRgb, rgbToHex } from './palette';

/** Uses for which a contrast is sufficient by WCAG 2 AA: text, large text and controls, neither. */
export type ContrastUse = 'text' | 'large' | 'none';

/** Two colours of a theme that meet on the screen. */
export interface ColourPair {
  /** Upper colour, as the theme names it. */
  readonly front: string;
  /** Lower colour, as the theme names it. */
  readonly back: string;
  /** CSS colours of both. */
  readonly frontColor: string;
  readonly backColor: string;
  /** Contrast ratio, 1 to 21, cut to two digits so that it never says too much. */
  readonly ratio: number;
  readonly use: ContrastUse;
}

/** Two shades of a palette colour of Material UI, as `#rrggbb`. */
export interface Shades {
  main: string;
  /** While a filled control is pointed at. */
  dark: string;
}

/** Shades of a palette colour in each palette mode. */
export type ModeShades = Readonly<Record<PaletteMode, Shades>>;

/** Background of pages in the default themes of Material UI. */
const PAPER = { light: '#ffffff', dark: '#121212' } as const;

const TEXT_MIN = 4.5;
const LARGE_MIN = 3;

/** Black at 87 % on a colour, as it is seen. */
function blendInk(ink: string, background: string): string {
  const alpha = /^rgba\(0, 0, 0, ([\d.]+)\)$/.exec(ink)?.[1];
  if (alpha === undefined) return '#ffffff';
  const blend = (value: number) => value * (1 - Number(alpha));
  const [red, green, blue] = hexToRgb(background);
  return rgbToHex([blend(red), blend(green), blend(blue)]);
}

/**
 * Measures two colours that meet.
 *
 * @param front what lies on top, as the theme names it
 * @param back what it lies on
 * @param frontColor `#rrggbb`, as is the other
 */
export function createColourPair(
  front: string,
  back: string,
  frontColor: string,
  backColor: string,
): ColourPair {
  const exact = contrastRatio(frontColor, backColor);
  return {
    front,
    back,
    frontColor,
    backColor,
    ratio: Math.floor(exact * 100) / 100,
    use: ratioToUse(exact),
  };
}

function ratioToUse(ratio: number): ContrastUse {
  if (ratio >= TEXT_MIN) return 'text';
  return ratio >= LARGE_MIN ? 'large' : 'none';
}

function createLabelPair(
  name: string,
  shade: 'main' | 'dark',
  { [shade]: background, main }: ModeShades[PaletteMode],
): ColourPair {
  const { contrastText } = derivePaletteColor(main);
  return createColourPair(
    `${name}.contrastText`,
    `${name}.${shade}`,
    blendInk(contrastText, background),
    background,
  );
}

const createGroundPair = (name: string, shades: ModeShades, mode: PaletteMode) =>
  createColourPair(
    `${name}.main`,
    `background.default (${mode})`,
    shades[mode].main,
    PAPER[mode],
  );

/**
 * The pairs in which a palette colour of Material UI carries text or is text itself, in one
 * mode: the label of a filled control, and text on the page.
 *
 * @param name of the palette colour
 */
export function listColourPairs(
  name: string,
  shades: ModeShades,
  mode: PaletteMode,
): ColourPair[] {
  return [
    createLabelPair(name, 'main', shades[mode]),
    createGroundPair(name, shades, mode),
  ];
}

/**
 * The pairs of {@link listColourPairs}, with the label while its control is pointed at, and text
 * on the pages of both modes.
 *
 * @param mode of the labels
 */
export function listAllColourPairs(
  name: string,
  shades: ModeShades,
  mode: PaletteMode,
): ColourPair[] {
  return [
    createLabelPair(name, 'main', shades[mode]),
    createLabelPair(name, 'dark', shades[mode]),
    createGroundPair(name, shades, 'light'),
    createGroundPair(name, shades, 'dark'),
  ];
}
