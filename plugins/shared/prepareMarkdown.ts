import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import { toUnixLines } from './toUnixLines';

/**
 * The text of a page as every parser gets it: with the line ends of Unix, and with ids of
 * headings (`## Sticky header {#keep-the-head}`) written so that MDX does not take them for
 * code. Lines stay where they are.
 *
 * @example prepareMarkdown('## Rows {#rows}') // → '## Rows \\{#rows}'
 */
export const prepareMarkdown = (text: string): string =>
  escapeMarkdownHeadingIds(toUnixLines(text));
