/**
 * Splits a name between its words, where a line may end.
 *
 * @example splitName('disableColumnMenu') // → ['disable', 'Column', 'Menu']
 * @example splitName('ERR_UNSUPPORTED_DIR') // → ['ERR_', 'UNSUPPORTED_', 'DIR']
 */
export const splitName = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[-._])/);

/** Longest name that any column with running text holds whole, in characters. */
const WHOLE = 22;

const TAG_OR_NAME = new RegExp(`<[^>]*>|&[^;\\s]+;|[\\w.-]{${WHOLE + 1},}`, 'g');

/**
 * Lets long names in HTML break between their words, instead of anywhere.
 *
 * @example insertWordBreaks('<code>gridFilteredSortedRowIdsSelector</code>')
 * // → '<code>grid<wbr>Filtered<wbr>Sorted<wbr>Row<wbr>Ids<wbr>Selector</code>'
 */
export const insertWordBreaks = (html: string): string =>
  html.replace(TAG_OR_NAME, (part) =>
    /^[<&]/.test(part) ? part : splitName(part).join('<wbr>'),
  );
