import { listTextLines } from '../shared/listTextLines';
import type { PageLink } from './types';

/** `[text](/path/)`, `href="/path/"`, `to="/path/"` and `[id]: /path/`. */
const LINK =
  /(?:\]\(\s*<?|\b(?:href|to)=["']|^\s{0,3}\[[^\]]+\]:\s*<?)([^\s)"'>]+)/g;

/** Another host's address, and what is no place: `mailto:…`, `//example.org/`. */
const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A picture or other file beside the page; the bundler says where it is not there. */
const FILE_BESIDE = /^[^/#][^#]*\.(?!mdx?(?:[?#]|$))[a-z\d]+(?:[?#]|$)/i;

/** Spaces in place of inline code keep the columns of what follows. */
function blankInlineCode(line: string): string {
  return line.replace(/(`+)(?:(?!\1).)+\1/g, (code) => ' '.repeat(code.length));
}

/**
 * Lists the links to pages of the site, and to places on the page, that a page's source
 * holds outside of code.
 *
 * @param source Markdown or MDX
 * @example extractLinks('See [Usage](/material-ui/usage/).')
 * // → [{ href: '/material-ui/usage/', line: 1 }]
 */
export function extractLinks(source: string): PageLink[] {
  return listTextLines(source).flatMap(({ text, line }) =>
    [...blankInlineCode(text).matchAll(LINK)]
      .map(([, href = '']) => ({ href, line }))
      .filter(({ href }) => !FOREIGN.test(href) && !FILE_BESIDE.test(href)),
  );
}
