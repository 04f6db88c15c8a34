/** A fence that opens or closes a code block. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** An element of ours on a line of its own; stock Docusaurus has no such component. */
const OWN_ELEMENT = /^<[A-Z]\w*\b[^>]*\/>\s*$/;

/** An id at the end of a heading, which MDX takes for an expression. */
const HEADING_ID = /^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/;

/**
 * Turns one of our pages into a page for stock Docusaurus: the same Markdown without the
 * elements and ids of headings that only the portal knows. Code blocks stay as they are.
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
      if (fence !== null) return line;
      return OWN_ELEMENT.test(line) ? '' : line.replace(HEADING_ID, '$1');
    })
    .join('\n');
}
