import path from 'node:path';
import { extractLinks } from './extractLinks';
import type { LinkedSite, LinkingPage } from './types';

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Path a link leads to; null for a Markdown file that is not there. */
function findTarget(
  address: string,
  { file, pathname }: LinkingPage,
  site: LinkedSite,
): string | null {
  if (/^[^/].*\.mdx?$/.test(address)) {
    return site.fileToPathname(path.posix.join(path.posix.dirname(file), address));
  }
  return path.posix.resolve(pathname, address) + (address.endsWith('/') ? '/' : '');
}

function findProblem(
  href: string,
  page: LinkingPage,
  site: LinkedSite,
): string | null {
  const [address = '', anchor = ''] = href.split(/#(.*)/s, 2);
  const written = decodeText(address.replace(/\?.*$/s, ''));
  const target = written === '' ? page.pathname : findTarget(written, page, site);
  if (target === null) return `there is no file ${written}`;
  const pathname = target.replace(/\/*$/, '/');
  if (!site.hasPage(pathname)) {
    return site.hasFile(target) ? null : `there is no page ${target}`;
  }
  return anchor === '' || site.hasAnchor(pathname, decodeText(anchor))
    ? null
    : `there is no #${anchor} on ${target}`;
}

/**
 * Checks the links of pages against what they lead to.
 *
 * @returns a line `file:line: message` for each link that leads nowhere, in order
 */
export function findLinkProblems(
  pages: readonly LinkingPage[],
  site: LinkedSite,
): string[] {
  return pages.flatMap((page) =>
    extractLinks(page.source).flatMap(({ href, line }) => {
      const problem = findProblem(href, page, site);
      return problem ? [`${page.file}:${line}: link to ${href}: ${problem}`] : [];
    }),
  );
}
