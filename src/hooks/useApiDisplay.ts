import { useSyncExternalStore } from 'react';
import {
  INITIAL_API_DISPLAY,
  type ApiDisplay,
  type ApiSection,
} from '../lib/reference/apiDisplay';
import { apiDisplayStores } from '../state/preferenceStores';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

/**
 * Returns the display of a section of the API reference, and a function that changes it. Style
 * sheets follow an attribute of `<html>`, which the first-paint script has written before
 * hydration.
 */
export function useApiDisplay(
  section: ApiSection,
): [ApiDisplay, (display: ApiDisplay) => void] {
  const store = apiDisplayStores[section];
  const display = useSyncExternalStore(
    store.subscribe,
    store.get,
    () => INITIAL_API_DISPLAY,
  );
  useBrowserLayoutEffect(() => {
    // While React takes the page over, `display` is not the reader's yet.
    document.documentElement.setAttribute(`data-api-${section}`, store.get());
  }, [display, section, store]);
  return [display, store.set];
}
