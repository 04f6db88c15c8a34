import type { PaletteMode } from './themeState';
import { contrastRatio, derivePaletteColor, hexToRgb } from './palette';

/** What a contrast is enough for, by WCAG 2 AA: text, large text and controls, neither. */
export type ContrastUse = 'text' | 'large' | 'none';

/** Two colours of a theme that meet on the screen. */
export interface ColourPair {
  /** What lies on top, as the theme names it. */
  readonly front: string;
  /** What it lies on, as the theme names it. */
  readonly back: string;
  /** CSS colours of both. */
  readonly frontColor: string;
  readonly backColor: string;
  /** Contrast ratio, 1 to 21, cut to two digits so that it never says too much. */
  readonly ratio: number;
  readonly use: ContrastUse;
}

/** Background of pages in the default themes of Material UI. */
const PAPER = { light: '#ffffff', dark: '#121212' } as const;

const TEXT_MIN = 4.5;
const LARGE_MIN = 3;

function rgbToHex(channel: string): string {
  return `#${channel
    .split(' ')
    .map((value) => Number(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Black at 87 % on a colour, as it is seen. */
function blendInk(ink: string, background: string): string {
  const alpha = /^rgba\(0, 0, 0, ([\d.]+)\)$/.exec(ink)?.[1];
  if (alpha === undefined) return '#ffffff';
  const seen = hexToRgb(background).map((value) =>
    Math.round(value * (1 - Number(alpha))),
  );
  return rgbToHex(seen.join(' '));
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

/**
 * The pairs in which a palette colour carries text or is text itself, with their
 * contrast: labels of filled controls, the same while pointed at, and text on pages of
 * both modes.
 *
 * @param name of the palette colour
 * @param main `#rrggbb`
 * @param mode of the page; then only the label at rest and the text on that page
 */
export function listColourPairs(
  name: string,
  main: string,
  mode?: PaletteMode,
): ColourPair[] {
  const { contrastText, darkChannel } = derivePaletteColor(main);
  const dark = rgbToHex(darkChannel);
  const label = createColourPair(
    `${name}.contrastText`,
    `${name}.main`,
    blendInk(contrastText, main),
    main,
  );
  const createGroundPair = (ground: PaletteMode) =>
    createColourPair(
      `${name}.main`,
      `background.default (${ground})`,
      main,
      PAPER[ground],
    );
  if (mode) {
    return [label, createGroundPair(mode)];
  }
  return [
    label,
    createColourPair(
      `${name}.contrastText`,
      `${name}.dark`,
      blendInk(contrastText, dark),
      dark,
    ),
    createGroundPair('light'),
    createGroundPair('dark'),
  ];
}
