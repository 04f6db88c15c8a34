import type {
  NormalizedSidebar,
  NormalizedSidebarItem,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types';
import { pageToTitle } from '../lib/address/titles';
import { entryToPagePathname, flattenNavigation } from './flattenNavigation';
import type { NavigationPage, NavigationPlan } from './types';

/** Names of the chips beside a sidebar label. */
export type SidebarMarker =
  'new' | 'unstable' | 'legacy' | 'planned' | NavigationPlan;

/** Custom props from the projection to the component of a sidebar item. */
export interface SidebarItemCustomProps {
  /** The first of `markers`, for a drawing that has room for one chip. */
  marker?: SidebarMarker;
  /** All markers of the entry in drawing order; absent where there are none. */
  markers?: SidebarMarker[];
  /** On groups only: the group is a heading and does not fold. */
  subheader?: string;
  /** On planned entries only: the label as plain text (`value` holds it as HTML). */
  label?: string;
}

/** A page that exists. */
export interface WrittenPage {
  /** Path from the site's root without trailing slash. */
  readonly pathname: string;
  /** Id of its doc, if it belongs to the documentation set whose sidebar is made. */
  readonly docId?: string;
}

/** Label of a set's first page, which no tree lists. */
const ROOT_LABEL = 'Introduction';

/**
 * Lists the chips of an entry: what happens to it before what it costs.
 */
export function listMarkers(page: NavigationPage): SidebarMarker[] {
  const markers: SidebarMarker[] = [];
  if (page.planned) markers.push('planned');
  if (page.newFeature) markers.push('new');
  if (page.unstable) markers.push('unstable');
  if (page.legacy) markers.push('legacy');
  if (page.plan) markers.push(page.plan);
  return markers;
}

function markersToCustomProps(page: NavigationPage): SidebarItemCustomProps {
  const markers = listMarkers(page);
  return markers.length === 0 ? {} : { marker: markers[0], markers };
}

function withCustomProps<Item extends NormalizedSidebarItem>(
  item: Item,
  customProps: SidebarItemCustomProps,
): Item {
  return Object.keys(customProps).length === 0
    ? item
    : { ...item, customProps: { ...customProps } };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function pathnameToHref(pathname: string): string {
  return /[#?]|\/$/.test(pathname) ? pathname : `${pathname}/`;
}

function isSubheader(item: NormalizedSidebarItem): boolean {
  return item.customProps?.subheader !== undefined;
}

function groupToItems(
  page: NavigationPage,
  written: ReadonlyMap<string, WrittenPage>,
): NormalizedSidebar {
  const items = projectPages(page.children ?? [], written);
  const label = pageToTitle(page);
  if (items.length === 0 || !label) return items;
  // A heading right above other headings has no pages of its own yet.
  if (page.subheader && items.every(isSubheader)) return items;
  const group: NormalizedSidebarItem = {
    type: 'category',
    // Labels repeat inside one tree ("Components", "Overview"); translations need a unique key.
    key: page.pathname,
    label,
    items,
    ...(page.subheader
      ? { collapsible: false, collapsed: false }
      : { collapsed: true }),
  };
  const subheader = page.subheader ? { subheader: page.subheader } : {};
  return [withCustomProps(group, { ...subheader, ...markersToCustomProps(page) })];
}

function pageToItem(
  page: NavigationPage,
  written: ReadonlyMap<string, WrittenPage>,
): NormalizedSidebarItem | null {
  const label = pageToTitle(page);
  if (!label) return null;
  const customProps = markersToCustomProps(page);
  if (page.planned) {
    return {
      type: 'html',
      value: escapeHtml(label),
      defaultStyle: true,
      className: 'planned',
      customProps: { label, ...customProps },
    };
  }
  const key = page.pathname;
  if (page.external) {
    return withCustomProps({ type: 'link', key, label, href: key }, customProps);
  }
  const target = written.get(entryToPagePathname(page.pathname));
  if (!target) return null;
  // An entry with a fragment must stay a link: as a doc it would lose the fragment.
  if (target.docId !== undefined && !page.pathname.includes('#')) {
    return withCustomProps({ type: 'doc', id: target.docId, label }, customProps);
  }
  const href = pathnameToHref(page.pathname);
  return withCustomProps({ type: 'link', key, label, href }, customProps);
}

function projectPages(
  pages: readonly NavigationPage[],
  written: ReadonlyMap<string, WrittenPage>,
): NormalizedSidebar {
  return pages.flatMap((page) => {
    // A subheader without children is a divider of the tree and draws nothing by itself.
    if (page.children || page.subheader !== undefined)
      return groupToItems(page, written);
    const item = pageToItem(page, written);
    return item ? [item] : [];
  });
}

/**
 * Projects a navigation tree to the items of a Docusaurus sidebar.
 *
 * Pages that are not written are left out, and so are groups that would be empty. Planned
 * entries stay, as `html` items without a link. Pages of another set become links. The set's
 * own first page (`/material-ui`), which no tree lists, is put in front.
 *
 * @param pages the tree of the set
 * @param writtenPages all pages that exist, those of other sets without `docId`
 * @example
 * toSidebarItems([{ pathname: '/system/borders' }], [{ pathname: '/system/borders', docId: 'borders' }])
 * // → [{ type: 'doc', id: 'borders', label: 'Borders' }]
 */
export function toSidebarItems(
  pages: readonly NavigationPage[],
  writtenPages: readonly WrittenPage[],
): NormalizedSidebar {
  const written = new Map(writtenPages.map((page) => [page.pathname, page]));
  const listed = new Set(
    flattenNavigation(pages)
      .filter(({ page }) => page.children === undefined)
      .map(({ page }) => page.pathname),
  );
  const root = writtenPages.find(
    ({ pathname, docId }) =>
      docId !== undefined && /^\/[^/]+$/.test(pathname) && !listed.has(pathname),
  );
  const items = projectPages(pages, written);
  return root?.docId === undefined
    ? items
    : [{ type: 'doc', id: root.docId, label: ROOT_LABEL }, ...items];
}
