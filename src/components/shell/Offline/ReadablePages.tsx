import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pageToTitle } from '../../../lib/address/titles';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './OfflinePage.module.css';

interface ReadablePagesProps {
  /** Paths below the base path. */
  pages: readonly string[];
  onForget: () => Promise<void>;
}

/** Up to so many are in sight; longer lists are opened. */
const OPEN_LIST = 30;

export function ReadablePages({ pages, onForget }: ReadablePagesProps) {
  const t = useTranslate();
  const baseUrl = useBaseUrl('/');
  const { title } = useDocusaurusContext().siteConfig;
  const { products } = useSiteFacts();
  const titles = useTitles();
  const groups = groupBySet(pages);
  return (
    <section aria-labelledby="offline-pages">
      <h2 id="offline-pages">
        {t('offline.pages', 'Pages you can read without a network')} ({pages.length})
      </h2>
      {[...groups].map(([set, paths]) => (
        <details key={set} className={styles.set} open={paths.length <= OPEN_LIST}>
          <summary>
            <bdi>
              {products[set]?.name ?? title} ({paths.length})
            </bdi>
          </summary>
          <ul lang="en">
            {paths.map((path) => (
              <li key={path}>
                <Link to={`/${path}`}>
                  {titles.get(baseUrl + path) ||
                    pageToTitle({ pathname: `/${path}` }) ||
                    title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {pages.length > 0 && (
        <button
          type="button"
          className={styles.button}
          onClick={() => void onForget()}
        >
          {t('offline.forgetPages', 'Forget visited pages')}
        </button>
      )}
    </section>
  );
}

/** Titles by path; empty until they are there, and where they do not come. */
function useTitles(): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let current = true;
    import('@generated/page-index/default/pages.json').then(
      ({ default: pages }) => {
        if (current) {
          setTitles(new Map(pages.map(({ path, title }) => [path, title])));
        }
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return titles;
}

/** By the first segment of the path; home and the pages beside the sets come last. */
function groupBySet(pages: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const others: string[] = [];
  for (const path of pages) {
    const [set = ''] = path.split('/');
    const isInSet = /^(?:material-ui|joy-ui|base-ui|system|x)$/.test(set);
    if (isInSet) {
      groups.set(set, [...(groups.get(set) ?? []), path]);
    } else {
      others.push(path);
    }
  }
  return others.length > 0 ? groups.set('', others) : groups;
}
