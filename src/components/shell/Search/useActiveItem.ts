import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { itemToKey, type SearchItem } from './searchItems';

/** The line that Enter opens, and the keys that move it. */
export interface ActiveItem {
  item: SearchItem | null;
  /** Takes arrows, and Home and End once the arrows are in use. Says whether it did. */
  handleKey: (event: KeyboardEvent) => boolean;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface Place {
  subject: string;
  index: number;
  /** Key of the active line; null for the first line, whatever it is. */
  key: string | null;
}

/** A line that is kept is found where later results come before it. */
function findPlace({ index, key }: Place, items: readonly SearchItem[]): number {
  const found = items.findIndex((item) => itemToKey(item) === key);
  return found < 0 ? Math.max(0, Math.min(index, items.length - 1)) : found;
}

/**
 * @param subject what is listed; another one begins at the first line
 * @param keepsFirst whether the first line is kept, too: the reader has seen it, and Enter opens
 *   what is marked, not what has just come
 */
export function useActiveItem(
  items: readonly SearchItem[],
  subject: string,
  keepsFirst: boolean,
): ActiveItem {
  const [kept, setKept] = useState<Place>({ subject, index: 0, key: null });
  /** In the text field, Home and End belong to the text until the list is gone through. */
  const isMoving = useRef(false);
  const place = kept.subject === subject ? kept : { subject, index: 0, key: null };
  const index = findPlace(place, items);
  const item = items[index] ?? null;
  const id = item?.id;
  const key =
    item && (keepsFirst || place.key !== null) ? itemToKey(item) : place.key;
  if (place !== kept || key !== place.key) setKept({ subject, index, key });

  useEffect(() => {
    isMoving.current = false;
  }, [subject]);

  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return {
    item,
    handleKey(event) {
      const step = STEPS[event.key];
      const isArrow = event.key.startsWith('Arrow');
      if (!step || items.length === 0 || (!isArrow && !isMoving.current)) {
        return false;
      }
      isMoving.current = true;
      const next = step(index, items.length);
      setKept({ subject, index: next, key: itemToKey(items[next] as SearchItem) });
      return true;
    },
  };
}
