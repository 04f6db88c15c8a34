/** Options with which a demo created a theme, by the theme that a library made of it. */
const optionsByTheme = new WeakMap<object, object>();

/**
 * Makes a function that creates themes remember what it was given.
 *
 * @returns the same function
 */
export function recordOptions<
  Options extends object,
  More extends unknown[],
  Theme extends object,
>(
  create: (options?: Options, ...more: More) => Theme,
): (options?: Options, ...more: More) => Theme {
  return (options, ...more) => {
    const theme = create(options, ...more);
    optionsByTheme.set(theme, Object.assign({}, options, ...more) as object);
    return theme;
  };
}

/** Copies the record of a theme to one that was derived from it, with further keys. */
export function passOptions<Theme extends object>(
  from: object,
  to: Theme,
  keys: readonly (keyof Theme)[],
): Theme {
  const options = optionsByTheme.get(from);
  if (options) {
    const added = Object.fromEntries(keys.map((key) => [key, to[key]]));
    optionsByTheme.set(to, { ...options, ...added });
  }
  return to;
}

/** @returns undefined for a theme that nobody has recorded, such as a function */
export function findOptions(theme: unknown): Record<string, unknown> | undefined {
  return typeof theme === 'object' && theme !== null
    ? (optionsByTheme.get(theme) as Record<string, unknown> | undefined)
    : undefined;
}
