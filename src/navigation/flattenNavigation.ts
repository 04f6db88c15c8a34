import type { NavigationPage } from './types';

/** An entry together with the groups it lies in, outermost first. */
export interface NavigationEntry {
  readonly page: NavigationPage;
  readonly groups: readonly NavigationPage[];
}

/**
 * All entries of a tree, groups before their children, in the order in which they are drawn.
 */
export function flattenNavigation(
  pages: readonly NavigationPage[],
  groups: readonly NavigationPage[] = [],
): NavigationEntry[] {
  return pages.flatMap((page) => [
    { page, groups },
    ...flattenNavigation(page.children ?? [], [...groups, page]),
  ]);
}

/** The entries of a tree that stand for pages: all that have no children of their own. */
export function listPageEntries(
  pages: readonly NavigationPage[],
): NavigationEntry[] {
  return flattenNavigation(pages).filter(
    ({ page }) => page.children === undefined && page.subheader === undefined,
  );
}

/**
 * The page an entry points into: its pathname without fragment and trailing slash.
 *
 * @example entryToPagePathname('/base-ui/react-badge/components-api/#badge')
 * // → '/base-ui/react-badge/components-api'
 */
export function entryToPagePathname(pathname: string): string {
  const path = pathname.replace(/#.*$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/**
 * Whether a pathname belongs to the API reference rather than to the guides and demos.
 *
 * @example isApiPathname('/material-ui/api/button') // → true
 * @example isApiPathname('/material-ui/guides/api') // → false
 */
export function isApiPathname(pathname: string): boolean {
  return /^\/[^/]+\/api\/|\/(?:components|hooks)-api(?:\/|$)/.test(pathname);
}
