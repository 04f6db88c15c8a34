import { PRODUCTS } from '../../../lib/address/products';
import type { FacetProduct } from '../../controls/Facets/ProductFacet';

/** A package of a library, with the place of its pages. */
export interface LibraryPackage {
  name: string;
  packageName: string;
  href: string;
  purpose: string;
}

/** One of the five libraries as the home page presents it. */
export interface Library {
  id: FacetProduct;
  name: string;
  href: string;
  purpose: string;
  /** Its difference from the other four. */
  difference: string;
  packages: readonly LibraryPackage[];
}

const DIFFERENCES: Record<FacetProduct, string> = {
  'material-ui':
    'Comes with a finished look, elevation and ripple included. Has the most components of the five; you change it through a theme.',
  'joy-ui':
    'Gives most components the same four variants: plain, outlined, soft and solid. All of its colours are CSS variables.',
  'base-ui':
    'Brings behaviour and accessibility without a style sheet. State arrives as class names; the design is yours.',
  system:
    'Has boxes and grids but no widgets. Material UI and Joy UI are built on it, and it works without them.',
  x: 'Takes its look from your Material UI theme. Each package has its own version; these four are under the MIT licence.',
};

const X_PURPOSE = 'Larger parts for data: grid, pickers, charts and tree.';

const isX = (href: string) => href.startsWith('/x/');

/** The five libraries, the four packages of MUI X as one. */
export const LIBRARIES: readonly Library[] = [
  ...PRODUCTS.filter(({ href }) => !isX(href)).map((product) => ({
    id: product.id as FacetProduct,
    name: product.name,
    href: product.href,
    purpose: product.purpose,
    difference: DIFFERENCES[product.id as FacetProduct],
    packages: [product],
  })),
  {
    id: 'x',
    name: 'MUI X',
    href: '/x/',
    purpose: X_PURPOSE,
    difference: DIFFERENCES.x,
    packages: PRODUCTS.filter(({ href }) => isX(href)),
  },
];
