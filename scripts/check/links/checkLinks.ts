import { findLinkProblems } from '../../../plugins/content/link-check/findLinkProblems';
import type { LinkedSite } from '../../../plugins/content/link-check/types';
import { toOutcome } from '../toOutcome';
import type { CheckOutcome } from '../types';
import { openSourceSite } from './openSourceSite';

/** A site in which only links to some pages can be wrong. */
function limitSite(site: LinkedSite, pathnames: ReadonlySet<string>): LinkedSite {
  return {
    ...site,
    hasPage: () => true,
    hasAnchor: (pathname, id) =>
      !pathnames.has(pathname) || site.hasAnchor(pathname, id),
  };
}

/**
 * Checks the links of pages, and of all other pages to anchors of these.
 *
 * @param files of pages, relative to the site
 */
export async function checkLinks(
  files: readonly string[],
  siteDir: string,
): Promise<CheckOutcome> {
  const site = await openSourceSite(siteDir);
  const chosen = new Set(files);
  const pages = site.pages.filter(({ file }) => chosen.has(file));
  const others = site.pages.filter(({ file }) => !chosen.has(file));
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  const findings = [
    ...findLinkProblems(pages, site),
    ...findLinkProblems(others, limitSite(site, pathnames)),
  ];
  const assumed = [...site.assumed].sort();
  return toOutcome(
    'links',
    files,
    findings,
    assumed.length > 0
      ? [
          `links to what only a build knows (npm run build checks them): ${assumed.join(', ')}`,
        ]
      : [],
  );
}
