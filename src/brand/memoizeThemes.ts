/** Most themes that are kept: the present one, and those of settings that were just left. */
const KEPT = 4;

/**
 * Keeps the themes a function has created, so that all demos of a page share one: it costs
 * milliseconds to create, and an equal theme of another identity renders everything again.
 *
 * @param create depends on nothing but its options, which JSON can write
 * @returns the same function, which gives the same object for equal options
 */
export function memoizeThemes<Options extends object, Result>(
  create: (options: Options) => Result,
): (options: Options) => Result {
  const themes = new Map<string, Result>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = themes.get(key);
    if (known !== undefined) {
      return known;
    }
    const [oldest] = themes.keys();
    if (oldest !== undefined && themes.size >= KEPT) {
      themes.delete(oldest);
    }
    const theme = create(options);
    themes.set(key, theme);
    return theme;
  };
}
