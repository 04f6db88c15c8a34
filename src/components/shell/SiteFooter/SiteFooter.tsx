import Link from '@docusaurus/Link';
import { PRODUCTS } from '../../../lib/address/products';
import { useTranslate } from '../../../hooks/useTranslate';
import { Mark } from '../../controls/Icon/Mark';
import { FilledText } from '../../article/Language/FilledText';
import styles from './SiteFooter.module.css';

const PACKAGES = ['@mui/material', '@mui/joy', '@mui/base', '@mui/system'];

export function SiteFooter() {
  const t = useTranslate();
  return (
    <footer className={styles.footer} data-chrome>
      <div className={styles.inner}>
        <nav aria-label={t('footer.label', 'Footer')} className={styles.links}>
          <ul>
            {PRODUCTS.map(({ id, href, name }) => (
              <li key={id}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to="/blog/">{t('blog.title', 'Blog')}</Link>
            </li>
            <li>
              <Link to="/versions/">{t('versions.all', 'All versions')}</Link>
            </li>
            <li>
              <Link to="/offline/">{t('offline.title', 'Offline')}</Link>
            </li>
            <li>
              <Link to="/accessibility/">
                {t('accessibility.title', 'Accessibility')}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.credits}>
          <Mark />
          <p>
            <FilledText
              text={t(
                'footer.credits',
                'An independent portal, not run by the makers of the libraries. Facts are read from the published packages {{packages}} and {{siblings}}, which are under the MIT licence.',
              )}
              nodes={{
                packages: PACKAGES.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <a href={`https://www.npmjs.com/package/${name}`}>{name}</a>
                  </span>
                )),
                siblings: (
                  <a href="https://www.npmjs.com/org/mui">
                    {t('footer.siblings', 'their siblings')}
                  </a>
                ),
              }}
            />
          </p>
        </div>
      </div>
    </footer>
  );
}
