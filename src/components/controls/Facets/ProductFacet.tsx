import clsx from 'clsx';
import { drawFacets, pointsToPath } from './drawFacets';
import styles from './ProductFacet.module.css';

/** The documentation sets in the order of the facets, clockwise from the top right. */
const FACET_PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'] as const;

export type FacetProduct = (typeof FACET_PRODUCTS)[number];

const FACETS = drawFacets({ center: [16, 16], radius: 15 }).map(pointsToPath);

interface ProductFacetProps {
  product: FacetProduct;
  className?: string;
}

/** The portal's mark with the facet of one documentation set lit in its accent. */
export function ProductFacet({ product, className }: ProductFacetProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.facets, className)}
      viewBox="0 0 32 32"
      data-product={product}
    >
      {FACETS.map((path, index) => (
        <path
          key={path}
          className={FACET_PRODUCTS[index] === product ? styles.lit : styles.dim}
          d={path}
        />
      ))}
    </svg>
  );
}
