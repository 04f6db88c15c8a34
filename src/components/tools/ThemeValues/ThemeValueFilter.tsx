import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { findTarget } from '../../../lib/address/findTarget';
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect';
import { NoRows } from '../../ApiReference/NoRows';
import { RowFilter } from '../../ApiReference/RowFilter';
import { useRowFilter } from '../../ApiReference/useRowFilter';
import { hideOtherBlocks } from './hideOtherBlocks';
import styles from '../../ApiReference/ApiSection.module.css';

/** Narrows all tables of values on its page, and leaves out the text between them. */
export function ThemeValueFilter() {
  const place = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement | null>(null);
  useBrowserLayoutEffect(() => {
    article.current = place.current?.parentElement ?? null;
  }, []);
  const filter = useRowFilter(article, 'values');
  const { count, query, reset } = filter;

  useBrowserLayoutEffect(() => {
    if (place.current) {
      hideOtherBlocks(place.current, count !== null);
    }
  }, [count]);

  // A link to a row that the filter has left out.
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = findTarget(hash);
    if (target?.closest('[hidden]')) {
      reset();
      requestAnimationFrame(() => target.scrollIntoView());
    }
  }, [hash, key, reset]);

  return (
    <div ref={place} data-chrome data-needs-script>
      <div className={styles.toolbar}>
        <RowFilter noun="values" flags={[]} filter={filter} />
        <p className={styles.status} role="status" dir="auto">
          {count && `${count.shown} of ${count.total}`}
        </p>
      </div>
      {count?.shown === 0 && (
        <NoRows noun={['value', 'values']} query={query} onReset={reset} />
      )}
    </div>
  );
}
