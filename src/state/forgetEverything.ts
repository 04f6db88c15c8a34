import { forgetReading } from '../lib/offline/portalCaches';
import { removeStored } from '../lib/preferences/storedData';
import { feedback } from './feedbackStore';
import { drafts, preferences, storageAreas } from './preferenceStores';
import { projectMemory } from './projectStore';
import { searchMemory, searchMemoryStore } from './searchMemoryStore';

/**
 * Removes all that the portal has stored, also what it remembers for the session alone,
 * and lets this page show it; the storage tells other tabs.
 *
 * @returns a function that brings it back, but for pages kept for reading offline, which
 *   are loaded anew
 */
export function forgetEverything(): () => void {
  const bringSearchBack = searchMemory.forget();
  const bringBack = [
    preferences.forget(),
    drafts.forget(),
    feedback.forget(),
    projectMemory.forget(),
  ];
  bringBack.push(removeStored(storageAreas));
  showStored();
  void forgetReading(() => ('caches' in window ? window.caches : undefined));
  return () => {
    bringBack.forEach((restore) => restore());
    showStored();
    // After the others: whoever hears that all has changed forgets the searches.
    bringSearchBack();
    searchMemoryStore.refresh();
  };
}

/** Says what a tab hears when another one clears the storage. */
function showStored(): void {
  searchMemoryStore.refresh();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
