import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { DrawingStore } from '../../../lib/icons/createDrawingStore';
import type { IconStyle } from '../../../lib/icons/iconStyles';
import {
  countColumns,
  findVisibleTiles,
  getTileIndex,
  measureGrid,
  scrollToTile,
} from '../../../lib/icons/tileGrid';
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect';
import { chooseStyle, ICON_NAMES } from './iconLibrary';
import { IconDrawing } from './IconDrawing';
import { IconName } from './IconName';
import styles from './MaterialIcons.module.css';

const TILE_WIDTH = 104;
const ROW_HEIGHT = 96;

interface IconGridProps {
  /** Indexes of the icons to show. */
  found: readonly number[];
  iconStyle: IconStyle;
  store: DrawingStore;
  /** Id of the text that explains the keys. */
  describedBy: string;
  /** Place in `found` of the tile that keys start from. */
  active: number;
  onActive: (place: number) => void;
  onOpen: (place: number) => void;
}

export function IconGrid({
  found,
  iconStyle,
  store,
  describedBy,
  active,
  onActive,
  onOpen,
}: IconGridProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [scroll, setScroll] = useState(0);
  const measured = size.width > 0;
  const grid = {
    count: found.length,
    columns: countColumns(size.width, TILE_WIDTH),
    rowHeight: ROW_HEIGHT,
    height: size.height,
  };
  const [first, end] = measured ? findVisibleTiles(grid, scroll) : [0, 0];
  const inSight = found.slice(first, end);
  const visibleNames = inSight.join(' ');

  useBrowserLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () =>
      setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Another search begins at its best match.
  useBrowserLayoutEffect(() => {
    if (list.current) {
      list.current.scrollTop = 0;
      setScroll(0);
    }
  }, [found]);

  useEffect(() => {
    for (const icon of visibleNames === ''
      ? []
      : visibleNames.split(' ').map(Number)) {
      store.request(chooseStyle(ICON_NAMES[icon] as string, iconStyle), [icon]);
    }
  }, [visibleNames, iconStyle, store]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(active);
      return;
    }
    const element = event.currentTarget;
    const next = getTileIndex(grid, {
      key: event.key,
      rightToLeft: getComputedStyle(element).direction === 'rtl',
      current: active,
    });
    if (next === undefined) return;
    event.preventDefault();
    onActive(next);
    element.scrollTop = scrollToTile(grid, next, element.scrollTop);
    setScroll(element.scrollTop);
  };

  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      tabIndex={0}
      aria-label="Material Icons"
      aria-describedby={describedBy}
      data-at-once
      aria-activedescendant={
        active >= first && active < end ? `${id}-${active}` : undefined
      }
      onKeyDown={handleKeyDown}
      onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
    >
      <div
        role="presentation"
        className={styles.whole}
        style={{ height: measureGrid(grid) }}
      >
        <div
          role="presentation"
          className={styles.tiles}
          style={{
            gridAutoRows: ROW_HEIGHT,
            gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
            insetBlockStart: (first / grid.columns) * ROW_HEIGHT,
          }}
        >
          {inSight.map((icon, offset) => {
            const place = first + offset;
            const name = ICON_NAMES[icon] as string;
            return (
              // Keys are the list's, which has the focus.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={icon}
                id={`${id}-${place}`}
                role="option"
                className={styles.tile}
                aria-selected={place === active}
                aria-setsize={found.length}
                aria-posinset={place + 1}
                onClick={() => onOpen(place)}
              >
                <IconDrawing
                  drawing={store.get(chooseStyle(name, iconStyle), icon)}
                />
                <span className={styles.name}>
                  <IconName name={name} />
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
