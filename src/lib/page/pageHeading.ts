import { findProduct } from '../address/products';

/**
 * The heading of a page. The products of MUI X share a sidebar, where a page is called
 * “Overview” or “Editing”, so its heading names the product.
 *
 * @param pathname below the base URL
 * @example pageToHeading('Overview', '/x/react-data-grid/') // → 'Data Grid – Overview'
 */
export function pageToHeading(title: string, pathname: string): string {
  const product = findProduct(pathname);
  return product?.id.startsWith('x-') && !/ API$/.test(title)
    ? `${product.name} – ${title}`
    : title;
}
