/** The part of a window that has the mode of the operating system. It may be missing or throw. */
export type SchemeSource = Pick<Window, 'matchMedia'>;

const DARK_SCHEME = '(prefers-color-scheme: dark)';

/** Whether the operating system is in dark mode; what cannot be asked is light. Never throws. */
export function prefersDarkScheme(source: SchemeSource): boolean {
  try {
    return source.matchMedia(DARK_SCHEME).matches;
  } catch {
    return false;
  }
}

/**
 * Calls back when the operating system changes its mode. Never throws: where changes are not
 * told, there are none.
 *
 * @returns a function that stops it
 */
export function watchDarkScheme(
  source: SchemeSource,
  listener: () => void,
): () => void {
  try {
    const scheme = source.matchMedia(DARK_SCHEME);
    scheme.addEventListener('change', listener);
    return () => scheme.removeEventListener('change', listener);
  } catch {
    return () => {};
  }
}
