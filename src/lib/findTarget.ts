/**
 * Finds what an address leads to within its page. Never throws.
 *
 * @param hash percent-encoded, with its `#`, or nothing
 * @returns null where it leads to the page itself, or to nothing that is there
 *
 * @example findTarget('#set-steps')?.tagName // → 'H2'
 */
export function findTarget(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id ? document.getElementById(id) : null;
  } catch {
    return null;
  }
}
