import { prepareSearchWorker } from './startSearchWorker';

/** Loads what the search consists of; rejects if that cannot be had. */
export const loadSearch = () => import('./searchParts');

/**
 * Loads the search and its worker, and lets that load the index.
 *
 * @returns the dialog
 */
export async function startSearch() {
  prepareSearchWorker();
  const { SearchDialog, loadIndex } = await loadSearch();
  loadIndex();
  return SearchDialog;
}
