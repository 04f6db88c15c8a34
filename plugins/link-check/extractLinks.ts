import type { PageLink } from './types';

const FENCE = /^\s*(`{3,}|~{3,})/;

/** `[text](/path/)`, `href="/path/"`, `to="/path/"` and `[id]: /path/`. */
const LINK =
  /(?:\]\(\s*<?|\b(?:href|to)=["']|^\s{0,3}\[[^\]]+\]:\s*<?)([/#][^\s)"'>]*)/g;

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
  const links: PageLink[] = [];
  let fence: string | null = null;
  source.split('\n').forEach((text, index) => {
    const mark = FENCE.exec(text)?.[1];
    if (mark && (fence === null || mark.startsWith(fence))) {
      fence = fence === null ? mark : null;
    } else if (fence === null) {
      for (const [, href = ''] of blankInlineCode(text).matchAll(LINK)) {
        // Two slashes begin the address of another host.
        if (!href.startsWith('//')) {
          links.push({ href, line: index + 1 });
        }
      }
    }
  });
  return links;
}
