import { startSearch } from '../components/shell/Search/startSearch';
import { preferences } from '../state/preferenceStores';
import { SEARCH_ASKED } from '../lib/input/earlyUse';

/**
 * Loads the index during hydration, if a shortcut opened the search before. The button requests
 * it again, and reports it, if it fails.
 */
export async function prepareSearch(): Promise<void> {
  const asked = document.body.dataset[SEARCH_ASKED];
  if (asked === undefined || (asked === '/' && !preferences.read('singleKeys')))
    return;
  await startSearch().catch(() => undefined);
}

if (typeof document !== 'undefined') void prepareSearch();
