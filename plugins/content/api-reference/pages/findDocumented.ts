import type { ApiPlace, ApiPlaces } from './loadApiPlaces';

/**
 * Packages a page may document beside the one it names: `LoadingButton` is in lab, and Material
 * UI re-exports `Portal` and `NoSsr` of Base UI.
 */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': ['@mui/lab', '@mui/base'],
  '@mui/x-data-grid': ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  '@mui/x-date-pickers': ['@mui/x-date-pickers-pro'],
};

/** The components that a page documents. */
export interface DocumentedComponents {
  /** By `package#name`, in the order of the page. */
  places: ReadonlyMap<string, ApiPlace>;
  /** A sentence about each that the reference does not know. */
  missing: string[];
}

/**
 * Looks up the components that a front matter names: `components`, in `package` or in one of
 * those that its pages document as well.
 *
 * @returns null for a page that documents none
 */
export function findDocumented(
  frontMatter: Readonly<Record<string, unknown>>,
  known: ApiPlaces,
): DocumentedComponents | null {
  const { components, package: packageName } = frontMatter;
  if (!Array.isArray(components) || typeof packageName !== 'string') {
    return null;
  }
  const packages = [packageName, ...(COMPANIONS[packageName] ?? [])];
  const places = new Map<string, ApiPlace>();
  const missing: string[] = [];
  for (const name of components as string[]) {
    const key = packages
      .map((candidate) => `${candidate}#${name}`)
      .find((candidate) => known.has(candidate));
    const place = key && known.get(key);
    if (place) {
      places.set(key, place);
    } else {
      missing.push(
        `"components" names ${name}, which the API reference of ${packages.join(' and ')} does not know`,
      );
    }
  }
  return { places, missing };
}
