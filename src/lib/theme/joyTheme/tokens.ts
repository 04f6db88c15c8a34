/** A palette mode of a Joy UI theme, with colours of its own. */
export type Scheme = 'light' | 'dark';

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Colours that components take in `color`. */
export const COLOURS = [
  'primary',
  'neutral',
  'danger',
  'success',
  'warning',
] as const;

export type Colour = (typeof COLOURS)[number];

/** Steps of the scale of a colour, from light to dark. */
export const STEPS = [
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
] as const;

/** Scales of the theme that a token may be of, beside the palette. */
export const SCALES = [
  'radius',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'focus',
] as const;

export type Scale = (typeof SCALES)[number];

/**
 * Values of a theme by their places: `light.primary.500`, `dark.text.primary`, `radius.sm`. A
 * colour is `#rrggbb`, or another token of the palette in the same scheme: `primary.600`.
 */
export type JoyTokens = Readonly<Record<string, string>>;

/** Text that means to say another token of the palette. */
const REFERENCE = /^[a-zA-Z]+\.[a-zA-Z\d]+$/;

/** Length of a radius or a type size: a number with its unit. */
const LENGTH = /^\d{1,3}(?:\.\d{1,5})?(?:px|rem|em)$/;

/** Longest font family, in UTF-16 units. */
export const FAMILY_MAX_LENGTH = 200;

export const isReference = (value: string) => REFERENCE.test(value);

/** Whether a token is a colour, and not a length or a font. */
export const isColourToken = (path: string) => /^(?:light|dark)\./.test(path);

/**
 * Whether a token is a step of a scale. Those must be colours and no references: the theme
 * computes with them.
 */
export const isStep = (path: string) => /\.\d+$/.test(path);

/** The scheme of a token of the palette. */
export const pathToScheme = (path: string) => path.split('.', 1)[0] as Scheme;

/**
 * Reads a colour that anybody may have written.
 *
 * @returns `#rrggbb` in lower case, or undefined
 * @example parseColour('#FFF') // → '#ffffff'
 * @example parseColour('rgb(0, 127, 255)') // → '#007fff'
 */
export function parseColour(text: string): string | undefined {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[0].toLowerCase();
  if (hex) {
    return hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  }
  const channels =
    /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/.exec(
      text.trim(),
    );
  const values = channels?.slice(1).map(Number);
  return values?.every((value) => value <= 255)
    ? `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    : undefined;
}

/** A list of font names on one line, without what would end a declaration. */
function parseFamily(text: string): string | undefined {
  const family = text.trim();
  const isSafe =
    family.length <= FAMILY_MAX_LENGTH &&
    !/[\p{Cc}\u2028-\u202e\u2066-\u2069;{}<>\\]/u.test(family);
  return isSafe && family !== '' ? family : undefined;
}

function parseWeight(text: string): string | undefined {
  const weight = Number(text);
  return /^\d{1,4}$/.test(text) && weight >= 1 && weight <= 1000
    ? String(weight)
    : undefined;
}

/**
 * Reads the value of a token from text that anybody may have written.
 *
 * @param defaults tokens of the default theme: there are no others
 * @returns undefined for what the token does not take
 */
export function parseToken(
  path: string,
  text: string,
  defaults: JoyTokens,
): string | undefined {
  if (!Object.hasOwn(defaults, path)) return undefined;
  if (isColourToken(path)) {
    const target = `${pathToScheme(path)}.${text}`;
    const isKnown =
      isReference(text) && Object.hasOwn(defaults, target) && target !== path;
    // A reference to a reference could lead back.
    const isEnd = isStep(target) || text.startsWith('common.');
    return isKnown && isEnd && !isStep(path) ? text : parseColour(text);
  }
  const [scale] = path.split('.', 1);
  if (scale === 'fontFamily') return parseFamily(text);
  if (scale === 'fontWeight') return parseWeight(text);
  return LENGTH.test(text) ? text : undefined;
}

/**
 * Leaves out what the default theme has anyway and what no token takes.
 *
 * @returns tokens in the order of the default theme, so that equal themes are equal texts
 */
export function normalizeTokens(tokens: JoyTokens, defaults: JoyTokens): JoyTokens {
  return Object.fromEntries(
    Object.keys(defaults).flatMap((path) => {
      const value = Object.hasOwn(tokens, path)
        ? parseToken(path, tokens[path] as string, defaults)
        : undefined;
      return value === undefined || value === defaults[path] ? [] : [[path, value]];
    }),
  );
}

/**
 * The colour that a token comes to.
 *
 * @returns `#rrggbb`
 */
export function resolveColour(
  path: string,
  tokens: JoyTokens,
  defaults: JoyTokens,
): string {
  const scheme = pathToScheme(path);
  let value = tokens[path] ?? defaults[path] ?? '';
  // Defaults refer to steps, and focusVisible to a step; no chain is longer.
  for (let depth = 0; depth < 4 && isReference(value); depth += 1) {
    const target = `${scheme}.${value}`;
    value = tokens[target] ?? defaults[target] ?? '';
  }
  return value;
}
