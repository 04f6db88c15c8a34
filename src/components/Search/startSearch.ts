/** Loads what the search consists of; rejects if that cannot be had. */
export const loadSearch = () => import('./searchParts');

/**
 * Loads the search, and lets its worker load the index.
 *
 * @returns the dialog
 */
export async function startSearch() {
  const { SearchDialog, loadIndex } = await loadSearch();
  loadIndex();
  return SearchDialog;
}
