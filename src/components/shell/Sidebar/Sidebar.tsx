import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { MarkerLegend } from '../../article/Marker/MarkerLegend';
import { setParameters } from '../../../lib/address/queryOfAddress';
import { scrollIntoPanel } from '../../../lib/page/scrollIntoPanel';
import { sidebarFilterStore } from '../../../state/preferenceStores';
import { countSidebarPages, filterSidebarItems } from './filterSidebarItems';
import { listMarkers } from './listMarkers';
import { SidebarFilter } from './SidebarFilter';
import { SidebarItems } from './SidebarItems';
import { FrozenRouter } from './FrozenRouter';
import styles from './Sidebar.module.css';

/** A product with more entries than this starts with its groups folded, and has a filter. */
const FOLDING_LIMIT = 40;

interface SidebarProps {
  /** Name under which its filter is stored and its entries are found in the page. */
  name: string;
  /** Accessible name of the navigation. */
  label: string;
  items: PropSidebarItem[];
  /** Path of the open page. */
  activePath: string;
}

export function Sidebar({ name, label, items, activePath }: SidebarProps) {
  const root = useRef<HTMLElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const filters = useSyncExternalStore(
    sidebarFilterStore.subscribe,
    sidebarFilterStore.get,
    () => '',
  );
  const isLong = countSidebarPages(items) > FOLDING_LIMIT;
  const query = (isLong && new URLSearchParams(filters).get(name)) || '';
  const words = query.trim();
  const lastWords = useRef('');
  const legendId = useId();
  const markers = useMemo(() => new Set(listMarkers(items)), [items]);
  const hits = useMemo(
    () => (words ? filterSidebarItems(items, words) : null),
    [items, words],
  );

  useEffect(() => {
    const shown = found.current ?? root.current;
    scrollIntoPanel(shown?.querySelector('[aria-current="page"]'));
  }, [activePath]);

  useEffect(() => {
    if (words === lastWords.current) {
      return;
    }
    lastWords.current = words;
    const panel = root.current?.closest('#site-navigation');
    if (words && panel) {
      panel.scrollTop = 0;
    } else {
      scrollIntoPanel(root.current?.querySelector('[aria-current="page"]'));
    }
  }, [words]);

  return (
    <nav ref={root} aria-label={label} className={styles.sidebar}>
      {isLong && (
        <SidebarFilter
          query={query}
          count={hits && countSidebarPages(hits)}
          onChange={(value) =>
            sidebarFilterStore.set(setParameters(filters, { [name]: value }))
          }
          onEnter={() => found.current?.querySelector('a')?.click()}
        />
      )}
      <FrozenRouter>
        <div className={styles.entries} data-sidebar={name} hidden={hits !== null}>
          <SidebarItems
            items={items}
            activePath={activePath}
            legendId={legendId}
            unfolded={!isLong}
          />
        </div>
        {hits && (
          <div ref={found} className={styles.entries}>
            <SidebarItems
              key={words}
              items={hits}
              activePath={activePath}
              legendId={legendId}
              unfolded
            />
          </div>
        )}
      </FrozenRouter>
      {markers.size > 0 && <MarkerLegend id={legendId} names={markers} />}
    </nav>
  );
}
