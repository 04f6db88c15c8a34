import type { ProductId } from './products';

/** Documentation of an earlier version of a product, at its makers'. */
export interface EarlierDocs {
  /** `v4` */
  name: string;
  href: string;
}

const V4_GRID = 'https://v4.mui.com/components/data-grid/';
const V5_X = 'https://v5.mui.com/x/';

/**
 * Documentation of earlier versions of a product, the newest first. Products that are younger
 * than the documented major version have none.
 */
const EARLIER_DOCS: Partial<Record<ProductId, readonly EarlierDocs[]>> = {
  'material-ui': [{ name: 'v4', href: 'https://v4.mui.com/' }],
  system: [{ name: 'v4', href: 'https://v4.mui.com/system/basics/' }],
  'x-data-grid': [
    { name: 'v5', href: `${V5_X}react-data-grid/` },
    { name: 'v4', href: V4_GRID },
  ],
  'x-date-pickers': [
    { name: 'v5', href: `${V5_X}react-date-pickers/getting-started/` },
  ],
};

/**
 * Lists where earlier versions of a product are documented, the newest first.
 *
 * @example listEarlierDocs('system') // → [{ name: 'v4', href: 'https://v4.mui.com/…' }]
 * @example listEarlierDocs('joy-ui') // → []
 */
export function listEarlierDocs(product: ProductId): readonly EarlierDocs[] {
  return EARLIER_DOCS[product] ?? [];
}
