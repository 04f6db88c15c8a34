import { useEffect } from 'react';
import { HYDRATED } from '../lib/earlyClicks';

/**
 * Tells the window that the first page is hydrated. For the root of the tree: its effects run
 * last, so whatever answers to keys and clicks is there.
 */
export function useHydratedEvent(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED)));
    return () => clearTimeout(timer);
  }, []);
}
