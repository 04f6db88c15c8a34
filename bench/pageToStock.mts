/** A fence that opens or closes a code block. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** An element of ours on a line of its own; stock Docusaurus has no such component. */
const OWN_ELEMENT = /^<[A-Z]\w*\b[^>]*\/>\s*$/;

/**
 * Turns one of our pages into a page for stock Docusaurus: the same Markdown without the
 * elements that only the portal knows. Code blocks stay as they are.
 *
 * @param source MDX
 * @example pageToStock('Text.\n\n<Demo name="Sizes" />\n') // → 'Text.\n\n\n'
 */
export function pageToStock(source: string): string {
  let fence: string | null = null;
  return source
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (mark && (fence === null || mark.startsWith(fence))) {
        fence = fence === null ? mark : null;
        return line;
      }
      return fence === null && OWN_ELEMENT.test(line) ? '' : line;
    })
    .join('\n');
}
