import { useEffect, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { Icon } from '../Icon/Icon';
import { Marker, type MarkerName } from '../Marker/Marker';
import styles from './Sidebar.module.css';

interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  activePath: string;
}

export function SidebarItems({ items, activePath }: SidebarItemsProps) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <SidebarItem key={index} item={item} activePath={activePath} />
      ))}
    </ul>
  );
}

function SidebarItem({
  item,
  activePath,
}: {
  item: PropSidebarItem;
  activePath: string;
}) {
  switch (item.type) {
    case 'category':
      return <SidebarCategory item={item} activePath={activePath} />;
    case 'html':
      return <SidebarPlannedPage item={item} />;
    default:
      return <SidebarLink item={item} activePath={activePath} />;
  }
}

function readMarker(item: PropSidebarItem): MarkerName | undefined {
  return item.customProps?.marker as MarkerName | undefined;
}

function SidebarLink({
  item,
  activePath,
}: {
  item: PropSidebarItemLink;
  activePath: string;
}) {
  const active = isActiveSidebarItem(item, activePath);
  const marker = readMarker(item);
  return (
    <li>
      <Link
        to={item.href}
        className={clsx(styles.row, styles.link)}
        aria-current={active ? 'page' : undefined}
      >
        <span className={styles.label}>{item.label}</span>
        {marker && <Marker name={marker} />}
      </Link>
    </li>
  );
}

function SidebarPlannedPage({ item }: { item: PropSidebarItemHtml }) {
  const marker = readMarker(item) ?? 'planned';
  return (
    <li>
      <span className={clsx(styles.row, styles.planned)}>
        <span className={styles.label}>{item.value}</span>
        <Marker name={marker} />
      </span>
    </li>
  );
}

function SidebarCategory({
  item,
  activePath,
}: {
  item: PropSidebarItemCategory;
  activePath: string;
}) {
  const active = isActiveSidebarItem(item, activePath);
  const [open, setOpen] = useState(active || !item.collapsed);

  useEffect(() => {
    if (active) {
      setOpen(true);
    }
  }, [active, activePath]);

  return (
    <li className={styles.category}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={clsx(styles.row, styles.summary)}>
          <span className={styles.label}>{item.label}</span>
          <Icon name="ExpandMoreRounded" className={styles.caret} />
        </summary>
        <SidebarItems items={item.items} activePath={activePath} />
      </details>
    </li>
  );
}
