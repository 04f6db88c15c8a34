import type { NavigationPage } from './types';

/**
 * Pages outside the libraries.
 */
// One line an entry, whatever its length: the tree is read, and its lines are named in errors.
// prettier-ignore
export const GENERAL_PAGES: readonly NavigationPage[] = [
  { pathname: '/versions' },
  { pathname: '/blog', title: 'Blog' },
];
