/**
 * The id that a hash names; empty where it names none or cannot be decoded.
 *
 * @param hash percent-encoded, with its `#`, or nothing
 *
 * @example hashToId('#100%25') // → '100%'
 */
export function hashToId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Finds what an address leads to within its page. Never throws.
 *
 * @param hash percent-encoded, with its `#`, or nothing
 * @returns null where it leads to the page itself, or to nothing that is there
 *
 * @example findTarget('#set-steps')?.tagName // → 'H2'
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = hashToId(hash);
  return id ? document.getElementById(id) : null;
}
