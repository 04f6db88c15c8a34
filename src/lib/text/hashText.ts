/**
 * Hashes a text (FNV-1a, 32 bits): the same text has the same hash in every build and browser.
 * Not for secrets.
 *
 * @returns an unsigned integer
 * @example hashText('a') // → 3826002220
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
