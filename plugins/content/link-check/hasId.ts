/**
 * Says whether an element in the HTML of a page has an id.
 *
 * @example hasId('<h2 id=sizes>', 'sizes') // → true
 */
export function hasId(html: string, id: string): boolean {
  const written = id
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The minifier leaves out quotes that are not needed.
  return new RegExp(
    `\\sid=(?:"${written}"|'${written}'|${written}(?=[\\s>/]))`,
  ).test(html);
}
