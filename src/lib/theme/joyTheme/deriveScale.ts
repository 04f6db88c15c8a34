import { hexToRgb, rgbToHex, type Rgb } from '../palette';
import { STEPS } from './tokens';

/** Lightness (0 to 1) and the two axes of colour in OKLab. */
type Lab = readonly [lightness: number, a: number, b: number];

/** Lightness of the ends that a scale runs towards. */
const LIGHT_END = 0.985;
const DARK_END = 0.14;

/** Distance of a step from 500 towards the light end, and its loss of colour. */
const LIGHTER: Readonly<Record<string, number>> = {
  '400': 0.26,
  '300': 0.54,
  '200': 0.77,
  '100': 0.89,
  '50': 0.95,
};

/** The same towards the dark end. */
const DARKER: Readonly<Record<string, number>> = {
  '600': 0.18,
  '700': 0.4,
  '800': 0.68,
  '900': 0.86,
};

/** Lightness of a middling 500; from a darker one, the light steps are further away. */
const MIDDLE = 0.53;

/** Share of its colour that a step keeps at the dark end. */
const DARK_CHROMA = 0.45;

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const toGamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

// Matrices of OKLab: https://bottosson.github.io/posts/oklab/
function hexToLab(hex: string): Lab {
  const [red, green, blue] = hexToRgb(hex).map((value) => toLinear(value / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
  );
  const m = Math.cbrt(
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
  );
  const s = Math.cbrt(
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  );
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Red, green and blue from 0 to 1; outside of it where a screen cannot show the colour. */
function labToRgb([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toGamma);
}

const isShown = (rgb: readonly number[]) =>
  rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/** The nearest colour of the same lightness and hue that a screen can show. */
function labToHex([lightness, a, b]: Lab): string {
  let share = 1;
  let rgb = labToRgb([lightness, a, b]);
  while (!isShown(rgb) && share > 0) {
    share = Math.max(0, share - 0.02);
    rgb = labToRgb([lightness, a * share, b * share]);
  }
  return rgbToHex(
    rgb.map((value) => Math.min(1, Math.max(0, value)) * 255) as unknown as Rgb,
  );
}

/**
 * Derives the scale of a colour: 500 is the colour itself, the others keep its hue and go to
 * nearly white and nearly black, evenly for the eye.
 *
 * @param main `#rrggbb`
 * @returns `#rrggbb` by step, `50` to `900`
 */
export function deriveScale(main: string): Record<(typeof STEPS)[number], string> {
  const [lightness, a, b] = hexToLab(main);
  const deriveStep = (step: string): string => {
    const lighter = LIGHTER[step];
    if (lighter !== undefined) {
      const end = Math.max(lightness, LIGHT_END);
      // Light tints lose less colour than they gain light.
      const keep = 1 - lighter ** 1.5;
      const way = lighter ** Math.min(1, Math.max(0.4, lightness / MIDDLE));
      return labToHex([lightness + (end - lightness) * way, a * keep, b * keep]);
    }
    const darker = DARKER[step];
    if (darker !== undefined) {
      const end = Math.min(lightness, DARK_END);
      const keep = 1 - (1 - DARK_CHROMA) * darker;
      return labToHex([lightness + (end - lightness) * darker, a * keep, b * keep]);
    }
    return main;
  };
  return Object.fromEntries(STEPS.map((step) => [step, deriveStep(step)])) as Record<
    (typeof STEPS)[number],
    string
  >;
}
