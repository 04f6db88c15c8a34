import { useEffect, useRef } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { SidebarItems } from './SidebarItems';
import styles from './Sidebar.module.css';

/** A product with more entries than this starts with its groups folded. */
const FOLDING_LIMIT = 40;

interface SidebarProps {
  /** Accessible name of the navigation. */
  label: string;
  items: PropSidebarItem[];
  /** Path of the open page. */
  activePath: string;
}

export function Sidebar({ label, items, activePath }: SidebarProps) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    scrollIntoPanel(root.current?.querySelector('[aria-current="page"]'));
  }, [activePath]);

  return (
    <nav ref={root} aria-label={label} className={styles.sidebar}>
      <SidebarItems
        items={items}
        activePath={activePath}
        unfolded={countEntries(items) <= FOLDING_LIMIT}
      />
    </nav>
  );
}

function countEntries(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.type === 'category' ? countEntries(item.items) : 1),
    0,
  );
}

/** Scrolls the panel alone; `scrollIntoView` would move the page as well. */
function scrollIntoPanel(link: Element | null | undefined): void {
  const panel = link?.closest<HTMLElement>('#site-navigation');
  if (!link || !panel) {
    return;
  }
  const margin = 120;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  if (top < frame.top + margin || bottom > frame.bottom - margin) {
    panel.scrollTop += top - frame.top - frame.height / 3;
  }
}
