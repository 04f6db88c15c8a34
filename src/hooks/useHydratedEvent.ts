import { useEffect } from 'react';
import { HYDRATED } from '../lib/input/earlyUse';
import { replayEarlyUse } from '../lib/input/replayEarlyUse';

/**
 * Announces on the window that the first page is hydrated, and replays early use. For the root
 * of the tree: its effects run last, so all handlers of keys and clicks are attached.
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
