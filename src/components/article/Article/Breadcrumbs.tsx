import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './Breadcrumbs.module.css';

/** Product and groups above the page; the page itself is the title below. */
export function Breadcrumbs({ items }: { items: PropSidebarBreadcrumbsItem[] }) {
  const { pluginId } = useDocsVersion();
  const { products } = useSiteFacts();
  const t = useTranslate();
  return (
    <nav
      aria-label={t('breadcrumbs.label', 'Breadcrumbs')}
      className={styles.breadcrumbs}
      data-product={pluginId}
    >
      <ol lang="en">
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
