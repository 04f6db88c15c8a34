/** A part of a text, and what stands there instead. */
export type Replacement = [from: number, to: number, text: string];

/**
 * Replaces parts of a text.
 *
 * @param replacements offsets of the text as it was, in order, without overlap
 * @example replaceRanges('a-b-c', [[1, 2, '+'], [3, 4, '']]) // → 'a+bc'
 */
export function replaceRanges(text: string, replacements: Replacement[]): string {
  let position = 0;
  const parts = replacements.map(([from, to, replacement]) => {
    const before = text.slice(position, from);
    position = to;
    return before + replacement;
  });
  return parts.join('') + text.slice(position);
}
