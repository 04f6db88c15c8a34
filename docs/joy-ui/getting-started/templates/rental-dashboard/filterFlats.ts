import type { District, Feature, Flat } from './data';

export interface Filters {
  query: string;
  district: District | 'all';
  /** At least as many; 0 is any size. */
  bedrooms: number;
  /** At most as many pounds; 0 is any rent. */
  rent: number;
  features: readonly Feature[];
}

export type Order = 'newest' | 'cheapest' | 'largest';

export const NO_FILTERS: Filters = {
  query: '',
  district: 'all',
  bedrooms: 0,
  rent: 0,
  features: [],
};

/** How many filters are set, without the search text. */
export const countFilters = ({ district, bedrooms, rent, features }: Filters) =>
  [district !== 'all', bedrooms > 0, rent > 0].filter(Boolean).length +
  features.length;

export function filterFlats(
  flats: readonly Flat[],
  { query, district, bedrooms, rent, features }: Filters,
): Flat[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return flats.filter((flat) => {
    const text = `${flat.address} ${flat.district}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (district === 'all' || flat.district === district) &&
      flat.bedrooms >= bedrooms &&
      (rent === 0 || flat.rent <= rent) &&
      features.every((feature) => flat.features.includes(feature))
    );
  });
}

export function sortFlats(flats: readonly Flat[], order: Order): Flat[] {
  if (order === 'newest') return [...flats];
  return [...flats].sort((a, b) =>
    order === 'cheapest' ? a.rent - b.rent : b.area - a.area,
  );
}
