import { startSearch } from '../components/shell/Search/startSearch';
import { preferences } from '../state/preferenceStores';
import { SEARCH_REQUESTED } from '../lib/input/earlyUse';

/**
 * Loads the index during hydration, if a shortcut opened the search before. The button requests
 * it again, and reports it, if it fails.
 */
export async function prepareSearch(): Promise<void> {
  const requestedBy = document.body.dataset[SEARCH_REQUESTED];
  if (
    requestedBy === undefined ||
    (requestedBy === '/' && !preferences.read('singleKeys'))
  )
    return;
  await startSearch().catch(() => undefined);
}

if (typeof document !== 'undefined') void prepareSearch();
