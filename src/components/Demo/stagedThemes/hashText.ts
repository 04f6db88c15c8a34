/**
 * Names a text by a few letters and digits; the same text has the same name in every build.
 * Not for secrets (FNV-1a, 32 bits).
 *
 * @example hashText('a') // → '1r9wi7g'
 */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
