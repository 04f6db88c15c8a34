/** A value of the default theme. */
export interface ThemeValue {
  /** As it is read from the theme: `palette.grey[50]`. */
  path: string;
  /** Text of the value; that of a function is `function`. */
  light: string;
  /** The same in dark mode; left out where it does not differ. */
  dark?: string;
  /** Its form in the theme where it refers to CSS variables: `var(--joy-radius-sm)`. */
  lightSource?: string;
  /** The same in dark mode; left out where it does not differ. */
  darkSource?: string;
  /** CSS variable that holds the value: `--joy-radius-sm`. */
  variable?: string;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function joinPath(path: string, key: string): string {
  if (IDENTIFIER.test(key)) {
    return path === '' ? key : `${path}.${key}`;
  }
  return /^\d+$/.test(key) ? `${path}[${key}]` : `${path}['${key}']`;
}

function valueToText(value: unknown): string {
  if (typeof value === 'function') {
    return 'function';
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  return Array.isArray(value)
    ? value.join(', ')
    : Object.entries(value)
        .map(([key, entry]) => `${key}: ${valueToText(entry)}`)
        .join('; ');
}

/**
 * Lists the values below a part of a theme; lists of short words are one value.
 *
 * @param depth how many keys a path has at most: what lies below is one value
 */
function listValues(
  part: unknown,
  path: string,
  depth: number,
): [path: string, text: string][] {
  const isList =
    Array.isArray(part) && part.every((item) => /^\w+$/.test(`${item}`));
  if (typeof part !== 'object' || part === null || isList || depth === 1) {
    return [[path, valueToText(part)]];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    listValues(value, joinPath(path, key), depth - 1),
  );
}

/**
 * Lists the values of a part of the theme, in the order in which the theme has them.
 *
 * @param name of the part: `palette`
 * @param light the theme in light mode
 * @param dark the same in dark mode
 * @param depth how many keys a path has at most: styles below them are one value
 * @throws if the theme has no such part
 * @example
 * flattenTheme('zIndex', { zIndex: { fab: 1050 } }, { zIndex: { fab: 1050 } })
 * // → [{ path: 'zIndex.fab', light: '1050' }]
 */
export function flattenTheme(
  name: string,
  light: Readonly<Record<string, unknown>>,
  dark: Readonly<Record<string, unknown>>,
  depth = Infinity,
): ThemeValue[] {
  if (!Object.hasOwn(light, name)) {
    throw new Error(`The theme has no "${name}".`);
  }
  const inDark = new Map(listValues(dark[name], name, depth));
  return listValues(light[name], name, depth).map(([path, text]) => {
    const other = inDark.get(path);
    return other === undefined || other === text
      ? { path, light: text }
      : { path, light: text, dark: other };
  });
}

/** Whether any of the values differs between the modes, and has to be shown for both. */
export function dependOnMode(values: readonly ThemeValue[]): boolean {
  return values.some(({ dark }) => dark !== undefined);
}

/**
 * Id of the row of a value.
 *
 * @example pathToAnchor('palette.grey[50]') // → 'theme-palette-grey-50'
 */
export function pathToAnchor(path: string): string {
  return `theme-${path.replace(/\W+/g, '-').replace(/^-|-$/g, '')}`;
}

/** Whether a text is a colour that can be shown as a swatch. */
export function isColour(text: string): boolean {
  return /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,/%]+\))$/i.test(text);
}
