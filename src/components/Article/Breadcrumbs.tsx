import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useSiteFacts } from '../../hooks/useSiteFacts';
import styles from './Breadcrumbs.module.css';

/** Product and groups above the page; the page itself is the title below. */
export function Breadcrumbs({ items }: { items: PropSidebarBreadcrumbsItem[] }) {
  const { pluginId } = useDocsVersion();
  const { products } = useSiteFacts();
  return (
    <nav
      aria-label="Breadcrumbs"
      className={styles.breadcrumbs}
      data-product={pluginId}
    >
      <ol>
        <li>
          <Link to={`/${pluginId}/`}>{products[pluginId]?.name}</Link>
        </li>
        {items.slice(0, -1).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </nav>
  );
}
