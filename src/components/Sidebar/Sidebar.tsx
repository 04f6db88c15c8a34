import { useEffect, useRef } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { SidebarItems } from './SidebarItems';
import styles from './Sidebar.module.css';

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
      <SidebarItems items={items} activePath={activePath} />
    </nav>
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
