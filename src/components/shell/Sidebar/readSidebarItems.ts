import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { SidebarItemCustomProps } from '../../../navigation/toSidebarItems';

/** State of categories that `SidebarItems` rendered, as far as it can be seen. */
const EXPANDABLE = { collapsible: true, collapsed: true } as const;

class UnknownEntry extends Error {}

const readText = (element: Element | null | undefined): string =>
  element?.textContent || refuse();

function refuse(): never {
  throw new UnknownEntry();
}

const toMarkers = (names: readonly (string | undefined)[]) => {
  const markers = names as NonNullable<SidebarItemCustomProps['markers']>;
  return markers.length > 0 ? { markers } : {};
};

const readMarkers = (row: Element) =>
  toMarkers(
    [...row.querySelectorAll<HTMLElement>('[data-marker]')].map(
      ({ dataset }) => dataset.marker,
    ),
  );

function readLink(row: Element): PropSidebarItem {
  const href = row.getAttribute('href') ?? refuse();
  const customProps = readMarkers(row);
  return {
    type: 'link',
    href,
    label: readText(customProps.markers ? row.firstElementChild : row),
    // Breadcrumbs lead to links that have one, whichever it is.
    docId: href,
    customProps,
  };
}

function readPlannedPage(row: Element): PropSidebarItem {
  const label = readText(row.firstElementChild);
  return {
    type: 'html',
    value: label,
    defaultStyle: true,
    customProps: { label, ...readMarkers(row) },
  };
}

function readItem(entry: Element): PropSidebarItem {
  const [row, list, ...others] = entry.children;
  if (!row || others.length > 0) {
    return refuse();
  }
  if (row.matches('details')) {
    const names = entry.getAttribute('data-markers')?.split(' ') ?? [];
    return {
      type: 'category',
      label: readText(row.querySelector('summary > span')),
      items: readItems(row.lastElementChild),
      ...EXPANDABLE,
      customProps: { ...toMarkers(names) },
    };
  }
  if (list) {
    const label = readText(row);
    return {
      type: 'category',
      label,
      items: readItems(list),
      ...EXPANDABLE,
      customProps: { subheader: label },
    };
  }
  return row.matches('a') ? readLink(row) : readPlannedPage(row);
}

const readItems = (list: Element | null): PropSidebarItem[] =>
  list?.matches('ul') ? [...list.children].map(readItem) : refuse();

/**
 * Reads the entries of a sidebar from the page, whose HTML has all that a script would load
 * again. Each entry has the fields that `SidebarItems` renders, so that rendering gives the
 * same HTML.
 *
 * @param name of the sidebar
 * @returns null where the page has no such sidebar, or somebody has put something into it
 */
export function readSidebarItems(name: string): PropSidebarItem[] | null {
  const entries = document.querySelector(`[data-sidebar="${name}"]`);
  if (!entries) {
    return null;
  }
  try {
    return readItems(entries.firstElementChild);
  } catch (error) {
    if (error instanceof UnknownEntry) {
      return null;
    }
    throw error;
  }
}
