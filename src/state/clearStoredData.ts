import { clearReadingCaches } from '../lib/offline/portalCaches';
import { removeStored } from '../lib/preferences/storedData';
import { feedback } from './feedbackStore';
import { drafts, preferences, storageAreas } from './preferenceStores';
import { projectMemory } from './projectStore';
import { searchMemory, searchMemoryStore } from './searchMemoryStore';

/**
 * Removes all that the portal has stored, also values of the session alone, and updates this
 * page; storage events update other tabs. @returns a function that restores it, but for pages
 * kept for reading offline, which are loaded again
 */
export function clearStoredData(): () => void {
  const restoreSearch = searchMemory.forget();
  const restorers = [
    preferences.forget(),
    drafts.forget(),
    feedback.forget(),
    projectMemory.forget(),
  ];
  restorers.push(removeStored(storageAreas));
  showStored();
  void clearReadingCaches(() => ('caches' in window ? window.caches : undefined));
  return () => {
    restorers.forEach((restore) => restore());
    showStored();
    // After the others: the event that all has changed clears the searches.
    restoreSearch();
    searchMemoryStore.refresh();
  };
}

/** Updates this page as the storage event of another tab would. */
function showStored(): void {
  searchMemoryStore.refresh();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
