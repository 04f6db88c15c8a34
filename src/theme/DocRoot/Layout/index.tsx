// Upstream: DocRoot/Layout @ 3.10.2
// Eject: one sidebar for all widths
// Reason: the sidebar is plain HTML, a drawer by popover on narrow screens
import { useLocation } from '@docusaurus/router';
import {
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout';
import { Sidebar } from '../../../components/shell/Sidebar/Sidebar';
import { SiteNavigation } from '../../../components/shell/SiteNavigation/SiteNavigation';
import { useTranslate } from '../../../hooks/useTranslate';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props) {
  const sidebar = useDocsSidebar();
  const { pluginId } = useDocsVersion();
  const { products } = useSiteFacts();
  const { pathname } = useLocation();
  const t = useTranslate();
  return (
    <div className={styles.layout} data-product={pluginId}>
      <SiteNavigation>
        {sidebar && (
          <Sidebar
            key={sidebar.name}
            name={pluginId}
            label={t('sidebar.label', '{{product}} pages', {
              product: products[pluginId]?.name ?? '',
            })}
            items={sidebar.items}
            activePath={pathname}
          />
        )}
      </SiteNavigation>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
