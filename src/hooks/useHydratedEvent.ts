import { useEffect } from 'react';
import { HYDRATED } from '../lib/input/earlyUse';
import { replayEarlyUse } from '../lib/input/replayEarlyUse';

/**
 * Tells the window that the first page is hydrated, and does again what was done to it before.
 * For the root of the tree: its effects run last, so whatever answers to keys and clicks is there.
 */
export function useHydratedEvent(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      window.dispatchEvent(new Event(HYDRATED));
      void replayEarlyUse(window);
    });
    return () => clearTimeout(timer);
  }, []);
}
