import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

export interface ComponentPage {
  href: string;
  label: string;
}

/** A group of the navigation with the pages in it that are written. */
export interface ComponentGroup {
  label: string;
  pages: readonly ComponentPage[];
}

/** Label of the part of a sidebar that has the groups of components. */
const COMPONENTS = 'Components';

/**
 * Lists the groups of components of a sidebar, in its order.
 *
 * @param items of a whole sidebar; pages that are not written are not among them
 * @returns nothing for a set without components
 */
export function listGroups(items: readonly PropSidebarItem[]): ComponentGroup[] {
  const part = items.find(
    (item) => item.type === 'category' && item.label === COMPONENTS,
  );
  return (part?.type === 'category' ? part.items : []).flatMap((group) =>
    group.type === 'category'
      ? [
          {
            label: group.label,
            pages: group.items.flatMap((item) =>
              item.type === 'link' ? [{ href: item.href, label: item.label }] : [],
            ),
          },
        ]
      : [],
  );
}

/** @example `'/material-ui/react-button/'` → `'react-button'` */
export function hrefToKey(href: string): string {
  return href.split('/').filter(Boolean).at(-1) ?? '';
}
