import {
  entryToPagePathname,
  isApiPathname,
  listPageEntries,
} from './flattenNavigation';
import type { NavigationPage } from './types';

/** Number of written pages of one kind. */
export interface PageCount {
  readonly written: number;
  /** Pages the tree lists, planned ones left out. */
  readonly total: number;
  /** Pathnames of pages that are listed and not written, in the order of the tree. */
  readonly missing: readonly string[];
}

/** State of one documentation set. */
export interface NavigationCoverage {
  readonly instanceId: string;
  /** Guides and component pages. */
  readonly docs: PageCount;
  /** Those of `docs` that lie in the group of the components. */
  readonly components: PageCount;
  /** Pages of the API reference. */
  readonly api: PageCount;
  /** Pages that are announced only; they are in neither count. */
  readonly planned: number;
}

/** Of the group that holds the components of a set. */
const COMPONENTS_TITLE = 'Components';

/** The pages entries point into, each once, planned ones left out. */
function listPathnames(pages: readonly NavigationPage[]): string[] {
  return [
    ...new Set(
      pages
        .filter(({ planned }) => !planned)
        .map(({ pathname }) => entryToPagePathname(pathname)),
    ),
  ];
}

function countPages(
  pathnames: readonly string[],
  written: ReadonlySet<string>,
): PageCount {
  const missing = pathnames.filter((pathname) => !written.has(pathname));
  return {
    written: pathnames.length - missing.length,
    total: pathnames.length,
    missing,
  };
}

/**
 * Counts the pages of a set that are written. Entries that point into the same page count once,
 * entries that lead into another set or to another site not at all.
 *
 * @param writtenPathnames pathnames of all pages that exist, without trailing slash
 */
export function measureCoverage(
  instanceId: string,
  pages: readonly NavigationPage[],
  writtenPathnames: Iterable<string>,
): NavigationCoverage {
  const written = new Set(writtenPathnames);
  const isOwn = ({ pathname }: NavigationPage) =>
    pathname.startsWith(`/${instanceId}/`);
  const entries = listPageEntries(pages);
  const own = entries.map(({ page }) => page).filter(isOwn);
  const components = entries
    .filter(({ groups }) => groups.some(({ title }) => title === COMPONENTS_TITLE))
    .map(({ page }) => page)
    .filter(isOwn);
  const pathnames = listPathnames(own);
  return {
    instanceId,
    docs: countPages(
      pathnames.filter((pathname) => !isApiPathname(pathname)),
      written,
    ),
    components: countPages(
      listPathnames(components).filter((pathname) => !isApiPathname(pathname)),
      written,
    ),
    api: countPages(pathnames.filter(isApiPathname), written),
    planned: own.filter(({ planned }) => planned).length,
  };
}
