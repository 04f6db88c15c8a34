import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { createWordFilter } from '../../../lib/text/createWordFilter';
import type { SidebarItemCustomProps } from '../../../navigation/toSidebarItems';

/** The pages of a sidebar, planned ones among them. */
export function countSidebarPages(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum + (item.type === 'category' ? countSidebarPages(item.items) : 1),
    0,
  );
}

/** The pages whose titles have every word of a query, in their groups. */
export function filterSidebarItems(
  items: readonly PropSidebarItem[],
  query: string,
): PropSidebarItem[] {
  const hasWords = createWordFilter(query);
  const filter = (list: readonly PropSidebarItem[]): PropSidebarItem[] =>
    list.flatMap((item): PropSidebarItem[] => {
      if (item.type === 'category') {
        const hits = filter(item.items);
        return hits.length > 0 ? [{ ...item, items: hits }] : [];
      }
      const title =
        item.type === 'html'
          ? (item.customProps as Partial<SidebarItemCustomProps> | undefined)?.label
          : item.label;
      return hasWords(title ?? '') ? [item] : [];
    });
  return filter(items);
}
