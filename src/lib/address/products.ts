import { pathnameToLanguage } from './paths';

/** The products of the product menu, by the identifier that the pages' meta tags carry. */
export type ProductId =
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'x-data-grid'
  | 'x-date-pickers'
  | 'x-charts'
  | 'x-tree-view';

/** Families of products. */
export type ProductCategoryId = 'core' | 'x' | 'docs';

/** The documentation sets, each with its own sidebar. The four X products share one. */
export type DocsInstanceId = 'material-ui' | 'joy-ui' | 'base-ui' | 'system' | 'x';

/** Values of a page's meta tags `mui:productId` and `mui:productCategoryId`. */
export interface PathProduct {
  /** A {@link ProductId}, or `docs`, `docs-infra`, `toolpad`, or an X folder without product here. */
  productId: string | null;
  productCategoryId: ProductCategoryId | null;
}

/** An entry of the product menu. */
export interface Product {
  id: ProductId;
  /** Accessible name in the menu. */
  name: string;
  /** For narrow places. */
  shortName: string;
  /** Root of its pages, with trailing slash. */
  href: string;
  /** npm package that the pages document. */
  packageName: string;
  /** Purpose of the product, in one sentence. */
  purpose: string;
}

/** The product menu in its order. */
export const PRODUCTS: readonly Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    shortName: 'Material UI',
    href: '/material-ui/',
    packageName: '@mui/material',
    purpose: 'Ready-made components that follow Material Design.',
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    shortName: 'Joy UI',
    href: '/joy-ui/',
    packageName: '@mui/joy',
    purpose: 'Ready-made components with their own look; still in beta.',
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    shortName: 'Base UI',
    href: '/base-ui/',
    packageName: '@mui/base',
    purpose:
      'Unstyled components and hooks to put your own design on; still in beta.',
  },
  {
    id: 'system',
    name: 'MUI System',
    shortName: 'System',
    href: '/system/',
    packageName: '@mui/system',
    purpose:
      'The sx prop, layout components and the theme that the libraries share.',
  },
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    shortName: 'Data Grid',
    href: '/x/react-data-grid/',
    packageName: '@mui/x-data-grid',
    purpose: 'A table for large data that sorts, filters, pages and edits.',
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    shortName: 'Pickers',
    href: '/x/react-date-pickers/',
    packageName: '@mui/x-date-pickers',
    purpose: 'Fields, calendars and clocks to enter dates and times.',
  },
  {
    id: 'x-charts',
    name: 'Charts',
    shortName: 'Charts',
    href: '/x/react-charts/',
    packageName: '@mui/x-charts',
    purpose: 'Line, bar, pie and scatter charts drawn as SVG.',
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    shortName: 'Tree View',
    href: '/x/react-tree-view/',
    packageName: '@mui/x-tree-view',
    purpose: 'A list of nested items that open and close.',
  },
];

/** Packages without a product of their own that pages of Material UI document. */
export const COMPANION_PACKAGES: readonly (Pick<Product, 'name' | 'packageName'> & {
  href?: never;
})[] = [
  { name: 'Material Icons', packageName: '@mui/icons-material' },
  { name: 'Lab', packageName: '@mui/lab' },
];

const CORE_FOLDERS: readonly string[] = [
  'material-ui',
  'joy-ui',
  'base-ui',
  'system',
];
const DOCS_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['toolpad', 'toolpad'],
  ['docs', 'docs'],
  ['versions', 'docs'],
  ['production-error', 'docs'],
]);
const X_API_FOLDERS: readonly string[] = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
];

/** The folders of a path below its language prefix: `/zh/x/a` gives `['x', 'a']`. */
function pathnameToFolders(
  pathname: string,
  languages: readonly string[],
): string[] {
  return pathnameToLanguage(pathname, languages)
    .canonicalAsServer.split('/')
    .slice(1);
}

function foldersToXProductId(folders: readonly string[]): string | null {
  const [, folder = '', subfolder = ''] = folders;
  if (folder.startsWith('react-')) {
    return `x-${folder.slice('react-'.length)}`;
  }
  return folder === 'api' && X_API_FOLDERS.includes(subfolder)
    ? `x-${subfolder}`
    : null;
}

/**
 * Returns the product and product category of a page. The first folder decides; it must be
 * closed by a slash, as all published paths are, so `/material-ui` is no product page. The
 * argument is a pathname: a query is not cut off and would end up in the identifier. Never
 * throws. Three things differ from the documented site: toolpad, docs, versions,
 * production-error and the test pages under `/experiments/docs/` have the category `docs`
 * (there: none); the X API pages belong to their product; and among those the tree view does
 * too (there: only the other three).
 *
 * @param pathname path of a page; a language prefix and a hash are ignored
 * @param languages codes of the languages that have a text pack
 *
 * @example
 * pathToProduct('/zh/material-ui/react-button/')
 * // → { productId: 'material-ui', productCategoryId: 'core' }
 * @example
 * pathToProduct('/x/api/charts/bar-chart/')
 * // → { productId: 'x-charts', productCategoryId: 'x' }
 * @example
 * pathToProduct('/versions/') // → { productId: 'docs', productCategoryId: 'docs' }
 */
export function pathToProduct(
  pathname: string,
  languages: readonly string[] = [],
): PathProduct {
  const folders = pathnameToFolders(pathname, languages);
  const [folder = '', subfolder] = folders;
  if (folders.length < 2) {
    return { productId: null, productCategoryId: null };
  }
  if (CORE_FOLDERS.includes(folder)) {
    return { productId: folder, productCategoryId: 'core' };
  }
  if (folder === 'x') {
    return { productId: foldersToXProductId(folders), productCategoryId: 'x' };
  }
  if (folder === 'experiments' && subfolder === 'docs' && folders.length > 2) {
    return { productId: 'docs-infra', productCategoryId: 'docs' };
  }
  const docsId = DOCS_FOLDERS.get(folder);
  return docsId === undefined
    ? { productId: null, productCategoryId: null }
    : { productId: docsId, productCategoryId: 'docs' };
}

/**
 * The product whose pages a path below the base URL belongs to.
 *
 * @example findProduct('/joy-ui/react-tabs/')?.id // → 'joy-ui'
 */
export function findProduct(pathname: string): Product | undefined {
  const { productId } = pathToProduct(pathname);
  return PRODUCTS.find(({ id }) => id === productId);
}

/**
 * Names the documentation set that a path belongs to, or null outside them. Unlike
 * {@link pathToProduct} it also takes a root without its trailing slash. Never throws.
 *
 * @example
 * docsInstanceOf('/x/react-charts/') // → 'x'
 * @example
 * docsInstanceOf('/blog/') // → null
 */
export function docsInstanceOf(
  pathname: string,
  languages: readonly string[] = [],
): DocsInstanceId | null {
  const [folder] = pathnameToFolders(pathname, languages);
  switch (folder) {
    case 'material-ui':
    case 'joy-ui':
    case 'base-ui':
    case 'system':
    case 'x':
      return folder;
    default:
      return null;
  }
}
