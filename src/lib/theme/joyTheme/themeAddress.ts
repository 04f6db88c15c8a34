import { deriveScale } from './deriveScale';
import {
  COLOURS,
  normalizeTokens,
  parseColour,
  SCHEMES,
  STEPS,
  type JoyTokens,
} from './tokens';

/** Beginning of a hash with a theme. */
const START = '#joy-theme=';

/** Longest hash that is read: a theme with every token changed is shorter. */
const LENGTH_MAX = 20000;

const SCALE = 'scale';

/** Writes colours without `#`, which is what the hash begins with. */
const valueToText = (value: string) =>
  encodeURIComponent(value.replace(/^#/, '')).replace(/%20/g, '+');

/** `light.primary` → the one colour that its whole scale is derived from, if it is. */
function findDerivedScales(tokens: JoyTokens): ReadonlyMap<string, string> {
  const mains = new Map<string, string>();
  for (const scheme of SCHEMES) {
    for (const colour of COLOURS) {
      const owner = `${scheme}.${colour}`;
      const main = tokens[`${owner}.500`];
      const scale = main && deriveScale(main);
      if (
        scale &&
        STEPS.every((step) => tokens[`${owner}.${step}`] === scale[step])
      ) {
        mains.set(owner, main);
      }
    }
  }
  return mains;
}

/**
 * The hash of an address that holds a theme; nothing for the default theme. A scale that is
 * derived from one colour is written as that colour.
 *
 * @param tokens what differs from the default theme
 * @example themeToHash({ 'radius.sm': '4px' }) // → '#joy-theme=radius.sm:4px'
 */
export function themeToHash(tokens: JoyTokens): string {
  const mains = findDerivedScales(tokens);
  const pieces = Object.entries(tokens).flatMap(([path, value]) => {
    const [, owner = '', step] = /^(\w+\.\w+)\.(\d+)$/.exec(path) ?? [];
    const main = mains.get(owner);
    if (main === undefined) return [`${path}:${valueToText(value)}`];
    return step === '500' ? [`${owner}.${SCALE}:${valueToText(main)}`] : [];
  });
  return pieces.length === 0 ? '' : `${START}${pieces.join(';')}`;
}

function textToValue(text: string): string {
  try {
    const value = decodeURIComponent(text.replaceAll('+', '%20'));
    return /^[\da-f]{6}$/i.test(value) ? `#${value}` : value;
  } catch {
    return '';
  }
}

/**
 * Reads a theme from a hash that anybody may have written. Each piece is checked by itself:
 * one that is not understood changes nothing. Never throws.
 *
 * @param defaults tokens of the default theme
 * @returns null where the hash holds no theme
 */
export function hashToTheme(hash: string, defaults: JoyTokens): JoyTokens | null {
  if (!hash.startsWith(START) || hash.length > LENGTH_MAX) return null;
  const tokens: Record<string, string> = {};
  for (const piece of hash.slice(START.length).split(/;|%3B/i)) {
    const [, path = '', text = ''] = /^(.*?)(?::|%3A)(.*)$/i.exec(piece) ?? [];
    const value = textToValue(text);
    const owner = path.endsWith(`.${SCALE}`) ? path.slice(0, -SCALE.length - 1) : '';
    const main = owner && parseColour(value);
    if (main) {
      for (const [step, colour] of Object.entries(deriveScale(main))) {
        tokens[`${owner}.${step}`] = colour;
      }
    } else {
      tokens[path] = value;
    }
  }
  return normalizeTokens(tokens, defaults);
}
