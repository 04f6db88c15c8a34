import { createPersistentStore } from '../lib/storage/createPersistentStore';
import {
  createSearchMemory,
  type RecentHit,
  type SearchFilters,
  type SearchRecord,
} from '../lib/search/searchMemory';

/** Pages that the reader opened from the search, and its scope. Loaded with its dialog. */
export const searchMemory = createSearchMemory(() => window.localStorage);

/** Notifies of changes; they are made by the functions below. */
export const searchMemoryStore = createPersistentStore<SearchRecord>({
  read: () => searchMemory.read(),
  write: () => undefined,
});

// Another tab has changed it, or everything is to be forgotten.
window.addEventListener('storage', ({ key }) => {
  if (key === null) searchMemory.forget();
  searchMemoryStore.refresh();
});

export function keepFilters(filters: SearchFilters): void {
  searchMemory.keepFilters(filters);
  searchMemoryStore.refresh();
}

export function keepRecent(hit: RecentHit): void {
  searchMemory.keepRecent(hit);
  searchMemoryStore.refresh();
}

/**
 * @returns a function that restores them
 */
export function removeRecent(): () => void {
  const restore = searchMemory.removeRecent();
  searchMemoryStore.refresh();
  return () => {
    restore();
    searchMemoryStore.refresh();
  };
}
