import { startSearch } from '../components/shell/Search/startSearch';
import { preferences } from '../state/preferenceStores';
import { SEARCH_ASKED } from '../lib/input/earlyUse';

/**
 * Loads the index while the page hydrates, where the search was asked for by a key before that.
 * What does not come is asked for again, and told, by the button.
 */
export async function prepareSearch(): Promise<void> {
  const asked = document.body.dataset[SEARCH_ASKED];
  if (asked === undefined || (asked === '/' && !preferences.read('singleKeys')))
    return;
  await startSearch().catch(() => undefined);
}

if (typeof document !== 'undefined') void prepareSearch();
