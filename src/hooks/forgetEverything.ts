import { forgetReading } from '../lib/offline/portalCaches';
import { removeStored } from '../lib/storedData';
import { feedback } from './feedbackStore';
import { drafts, preferences, storageAreas } from './preferenceStores';
import { searchMemory, searchMemoryStore } from './searchMemoryStore';

/**
 * Removes all that the portal has stored, also what it remembers for the session alone,
 * and lets this page show it; the storage tells other tabs.
 */
export function forgetEverything(): void {
  preferences.forget();
  drafts.forget();
  feedback.forget();
  searchMemory.forget();
  searchMemoryStore.refresh();
  removeStored(storageAreas);
  void forgetReading(() => ('caches' in window ? window.caches : undefined));
  // What a tab hears when another one clears the storage.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
