import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { SidebarItemCustomProps } from '../../../navigation/toSidebarItems';

/** The markers that entries of a sidebar carry, groups and what is in them included. */
export function listMarkers(
  items: readonly PropSidebarItem[],
): NonNullable<SidebarItemCustomProps['markers']> {
  return items.flatMap((item) => [
    ...(getMarkers(item) ?? []),
    ...(item.type === 'category' ? listMarkers(item.items) : []),
  ]);
}

const getMarkers = ({ customProps }: PropSidebarItem) =>
  (customProps as Partial<SidebarItemCustomProps> | undefined)?.markers;
