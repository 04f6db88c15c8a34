/** Red, green and blue, each 0–255 and not always whole. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A palette color with everything a theme derives from it. All values are CSS text. */
export type DerivedPaletteColor = {
  main: string;
  light: string;
  dark: string;
  /** Color of text on `main`. */
  contrastText: string;
  /** The color as `r g b`, for `rgba(<channel> / <alpha>)`. */
  mainChannel: string;
  lightChannel: string;
  darkChannel: string;
  contrastTextChannel: string;
};

const WHITE = '#ffffff';
const BLACK = '#000000';
/**
 * Distance of `light` from `main`, in the theme of the documented libraries; `dark` is 1.5
 * times as far.
 */
const TONAL_OFFSET = 0.2;
/** Ratio from which that theme puts white text on a color. */
const CONTRAST_THRESHOLD = 3;

/**
 * Returns a color of the form `#rrggbb` in lower case, or undefined for anything else.
 *
 * @example
 * parseHexColor('#007FFF') // → '#007fff'
 */
export function parseHexColor(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
    ? value.toLowerCase()
    : undefined;
}

/**
 * Splits `#rrggbb` or `#rgb`. Anything else gives three times NaN, as `Number` does.
 *
 * @example
 * hexToRgb('#007fff') // → [0, 127, 255]
 */
export function hexToRgb(hex: string): Rgb {
  const color = parseHexColor(hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);
  if (color === undefined) {
    return [NaN, NaN, NaN];
  }
  const value = parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Lays a color thinly over another one.
 *
 * @param share of `color`, 0 to 1
 *
 * @example
 * mixColors('#007fff', '#ffffff', 0.5) // → '#80bfff'
 */
export function mixColors(color: string, ground: string, share: number): string {
  const under = hexToRgb(ground);
  const [red, green, blue] = hexToRgb(color).map(
    (value, index) => value * share + (under[index] as number) * (1 - share),
  );
  return rgbToHex([red as number, green as number, blue as number]);
}

/** @param rgb 0 to 255, rounded here */
export function rgbToHex(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** `coefficient` 0 leaves the color, 1 gives `target`. */
function mixRgb(rgb: Rgb, target: number, coefficient: number): Rgb {
  const [red, green, blue] = rgb;
  // Two forms of one sum, because their rounding differs and the documented theme uses
  // this one for black and that one for white.
  const mix = (value: number) =>
    target === 0
      ? value * (1 - coefficient)
      : value + (target - value) * coefficient;
  return [mix(red), mix(green), mix(blue)];
}

/**
 * Relative luminance by WCAG 2: 0 for black, 1 for white.
 *
 * @param hex `#rrggbb` or `#rgb`
 */
export function relativeLuminance(hex: string): number {
  const linear = hexToRgb(hex).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = NaN, green = NaN, blue = NaN] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two luminances, 1 to 21. */
function luminancesToRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Contrast ratio by WCAG 2, from 1 (same luminance) to 21 (black on white). The order of
 * the colors does not matter.
 */
export function contrastRatio(a: string, b: string): number {
  return luminancesToRatio(relativeLuminance(a), relativeLuminance(b));
}

/** Channels are cut, not rounded, as in the documented theme. */
function rgbToChannel(rgb: Rgb): string {
  return rgb.map(Math.trunc).join(' ');
}

/**
 * Derives the shades of a palette color exactly as `createTheme` of `@mui/material`
 * does from `{ main }` alone: lighter by 20 %, darker by 30 %, white text from a contrast
 * of 3 (measured on a luminance of three digits).
 *
 * @param main `#rrggbb`
 *
 * @example
 * derivePaletteColor('#007fff').light // → 'rgb(51, 152, 255)'
 */
export function derivePaletteColor(main: string): DerivedPaletteColor {
  const rgb = hexToRgb(main);
  const light = rgbToChannel(mixRgb(rgb, 255, TONAL_OFFSET));
  const dark = rgbToChannel(mixRgb(rgb, 0, TONAL_OFFSET * 1.5));
  const luminance = Number(relativeLuminance(main).toFixed(3));
  const takesWhite = luminancesToRatio(luminance, 1) >= CONTRAST_THRESHOLD;
  return {
    main,
    light: `rgb(${light.replaceAll(' ', ', ')})`,
    dark: `rgb(${dark.replaceAll(' ', ', ')})`,
    contrastText: takesWhite ? '#fff' : 'rgba(0, 0, 0, 0.87)',
    mainChannel: rgbToChannel(rgb),
    lightChannel: light,
    darkChannel: dark,
    contrastTextChannel: takesWhite ? '255 255 255' : '0 0 0',
  };
}

/**
 * White or black, whichever is readable on a background at 4.5:1; one of them always is.
 * White wins where both are.
 *
 * @param background `#rrggbb`
 */
export function readableInkOn(background: string): string {
  return contrastRatio(WHITE, background) >= 4.5 ? WHITE : BLACK;
}

/**
 * The shade of a color nearest to it that reaches a contrast on a background: darker or
 * lighter in steps of a hundredth, whichever gets there first. Where no shade does, black
 * or white.
 *
 * @param color `#rrggbb`
 * @param background `#rrggbb`
 * @param minimum contrast ratio; 4.5 is that of text by WCAG 2 AA
 *
 * @example
 * readableOn('#007fff', '#ffffff') // → '#0074e8'
 */
export function readableOn(
  color: string,
  background: string,
  minimum = 4.5,
): string {
  const rgb = hexToRgb(color);
  for (let step = 0; step < 100; step += 1) {
    for (const target of [0, 255]) {
      const shade = rgbToHex(mixRgb(rgb, target, step / 100));
      if (contrastRatio(shade, background) >= minimum) {
        return shade;
      }
    }
  }
  return contrastRatio(WHITE, background) >= contrastRatio(BLACK, background)
    ? WHITE
    : BLACK;
}
