import { useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PRODUCTS } from '../../../lib/address/products';
import { findNearestPages, NEAREST_MAX } from '../../../lib/address/nearestPages';
import type { PageIndexEntry } from '../../../../plugins/publish/page-index/types';
import { NOT_FOUND_META } from '../../../hooks/useShownPathname';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import { requestSearch } from '../../shell/Search/requestSearch';
import { SearchField } from '../../controls/SearchField/SearchField';
import { SiteNavigation } from '../../shell/SiteNavigation/SiteNavigation';
import { TextPage } from '../../article/TextPage/TextPage';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const { products } = useSiteFacts();
  const t = useTranslate();
  const [nearest, setNearest] = useState<PageIndexEntry[]>();

  useEffect(() => {
    let current = true;
    import('@generated/page-index/default/pages.json').then(
      ({ default: pages }) =>
        current && setNearest(findNearestPages(pathname, pages)),
      // Offline: the products below are enough to go on.
      () => current && setNearest([]),
    );
    return () => {
      current = false;
    };
  }, [pathname]);

  return (
    <>
      <Head>
        <meta name={NOT_FOUND_META} content="true" />
        <meta name="robots" content="noindex" />
      </Head>
      <SiteNavigation />
      <TextPage width="narrow">
        <h1>{t('notFound.title', 'This page does not exist')}</h1>
        <p>
          {t(
            'notFound.text',
            'There is nothing at this address. It may have been typed wrong, or the page may not be written yet.',
          )}
        </p>
        <SearchField onSearch={requestSearch} />
        <div aria-live="polite" className={nearest ? undefined : styles.pending}>
          {nearest?.length !== 0 && (
            <>
              <h2>{t('notFound.nearest', 'Did you mean')}</h2>
              <ul className={styles.nearest}>
                {nearest?.map(({ path, title, section }) => (
                  <li key={path}>
                    <Link to={path}>
                      <span lang="en">{title}</span>{' '}
                      <small>
                        {products[section]?.name ?? t('blog.title', 'Blog')}
                      </small>
                    </Link>
                  </li>
                )) ??
                  // Keeps the place, so that the products do not move.
                  Array.from({ length: NEAREST_MAX }, (_, index) => (
                    <li key={index}>
                      <span>&nbsp;</span>
                    </li>
                  ))}
              </ul>
            </>
          )}
        </div>
        <h2>{t('notFound.start', 'Or start from')}</h2>
        <ul className={styles.products}>
          {PRODUCTS.map(({ id, href, name }) => (
            <li key={id}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </TextPage>
    </>
  );
}
