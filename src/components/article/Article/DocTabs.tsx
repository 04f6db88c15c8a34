import Link from '@docusaurus/Link';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import styles from './DocTabs.module.css';

const TABS = [
  { path: '', label: 'Demos' },
  { path: 'components-api/', label: 'Components API' },
  { path: 'hooks-api/', label: 'Hooks API' },
] as const;

/** Entries of the reference lead to a part of a page. */
const hrefToPage = (href: string) => href.replace(/#.*/, '');

const listHrefs = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.type !== 'html' && item.href ? [hrefToPage(item.href)] : []),
    ...(item.type === 'category' ? listHrefs(item.items) : []),
  ]);

/** The pages of one subject: its demos and what lies beside them in the reference. */
export function DocTabs() {
  const { permalink } = useDoc().metadata;
  const hrefs = listHrefs(useDocsSidebar()?.items ?? []);
  const place = permalink.replace(/(?:components|hooks)-api\/$/, '');
  const tabs = TABS.map(({ path, label }) => ({ href: `${place}${path}`, label }));
  const written = tabs.filter(({ href }) => hrefs.includes(href));
  return written.length > 1 ? (
    <nav aria-label="Pages of this subject" className={styles.tabs} data-chrome>
      {written.map(({ href, label }) => (
        <Link
          key={href}
          to={href}
          aria-current={href === permalink ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  ) : null;
}
