// Upstream: BlogLayout @ 3.10.2
// Eject: one column in the portal's frame
// Reason: has the navigation drawer, and no grid of Infima around the main part
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogLayout';
import { SiteNavigation } from '../../components/shell/SiteNavigation/SiteNavigation';
import styles from './styles.module.css';

export default function BlogLayout({ children, title, description }: Props) {
  return (
    <Layout title={title} description={description}>
      <SiteNavigation />
      <main className={styles.main}>{children}</main>
    </Layout>
  );
}
