import { extractLinks } from './extractLinks';
import type { BuiltSite, LinkingPage } from './types';

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hasAnchor(html: string, anchor: string): boolean {
  const id = anchor
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The minifier leaves out quotes that are not needed.
  return new RegExp(`\\sid=(?:"${id}"|'${id}'|${id}(?=[\\s>/]))`).test(html);
}

function findProblem(
  href: string,
  { pathname }: LinkingPage,
  site: BuiltSite,
): string | null {
  const [address = '', anchor = ''] = href.split(/#(.*)/s, 2);
  const target = decodeText(address.replace(/\?.*$/s, '')) || pathname;
  const html = site.readPage(target.endsWith('/') ? target : `${target}/`);
  if (html === null) {
    return site.hasFile(target) ? null : `there is no page ${target}`;
  }
  return anchor === '' || hasAnchor(html, decodeText(anchor))
    ? null
    : `there is no #${anchor} on ${target}`;
}

/**
 * Checks the links of pages against what has been built.
 *
 * @returns a line `file:line: message` for each link that leads nowhere, in order
 */
export function findLinkProblems(
  pages: readonly LinkingPage[],
  site: BuiltSite,
): string[] {
  return pages.flatMap((page) =>
    extractLinks(page.source).flatMap(({ href, line }) => {
      const problem = findProblem(href, page, site);
      return problem ? [`${page.file}:${line}: link to ${href}: ${problem}`] : [];
    }),
  );
}
