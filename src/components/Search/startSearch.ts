import siteConfig from '@generated/docusaurus.config';
import { removeBaseUrl } from '../../lib/paths';
import { findProduct } from '../../lib/products';

/** Loads what the search consists of; rejects if that cannot be had. */
export const loadSearch = () => import('./searchParts');

/**
 * Loads the search, and lets its worker load the index, the part of the page's product first.
 *
 * @returns the dialog
 */
export async function startSearch() {
  const { SearchDialog, loadIndex } = await loadSearch();
  const { baseUrl } = siteConfig;
  const pathname = removeBaseUrl(window.location.pathname, baseUrl);
  loadIndex(baseUrl, findProduct(pathname)?.id ?? null);
  return SearchDialog;
}
