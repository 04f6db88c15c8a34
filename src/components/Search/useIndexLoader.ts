import { useCallback, useLayoutEffect } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { PRODUCTS, pathToProduct, type ProductId } from '../../lib/products';
import { useShownPathname } from '../../hooks/useShownPathname';
import { loadIndex } from './searchClient';

/** The product of the page, and how to load the index again with its part first. */
export interface IndexLoader {
  current: ProductId | null;
  load: () => void;
}

/**
 * Loads the index. Comes before the hook that opens the dialog, which lays out the page: the
 * worker starts meanwhile.
 */
export function useIndexLoader(): IndexLoader {
  const { withBaseUrl } = useBaseUrlUtils();
  const { productId } = pathToProduct(useShownPathname());
  const current = PRODUCTS.find(({ id }) => id === productId)?.id ?? null;
  const load = useCallback(
    () => loadIndex(withBaseUrl('/'), current),
    [withBaseUrl, current],
  );
  useLayoutEffect(load, [load]);
  return { current, load };
}
