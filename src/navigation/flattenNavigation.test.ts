import {
  entryToPagePathname,
  flattenNavigation,
  isApiPathname,
  listPageEntries,
} from './flattenNavigation';
import type { NavigationPage } from './types';

const INNER: NavigationPage = {
  pathname: '/a/group/inner',
  subheader: 'inner',
  children: [{ pathname: '/a/two' }],
};
const OUTER: NavigationPage = {
  pathname: '/a/group',
  children: [{ pathname: '/a/one' }, INNER],
};
const TREE: readonly NavigationPage[] = [
  OUTER,
  { pathname: '/a/three' },
  { pathname: '/a/divider', subheader: 'divider' },
];

describe('flattenNavigation', () => {
  it('lists groups before their children, with the groups around them', () => {
    expect(flattenNavigation(TREE)).toEqual([
      { page: OUTER, groups: [] },
      { page: { pathname: '/a/one' }, groups: [OUTER] },
      { page: INNER, groups: [OUTER] },
      { page: { pathname: '/a/two' }, groups: [OUTER, INNER] },
      { page: { pathname: '/a/three' }, groups: [] },
      { page: { pathname: '/a/divider', subheader: 'divider' }, groups: [] },
    ]);
  });
});

describe('listPageEntries', () => {
  it('leaves out groups and dividers', () => {
    expect(listPageEntries(TREE).map(({ page }) => page.pathname)).toEqual([
      '/a/one',
      '/a/two',
      '/a/three',
    ]);
  });
});

describe('entryToPagePathname', () => {
  it.each([
    [
      '/base-ui/react-badge/components-api/#badge',
      '/base-ui/react-badge/components-api',
    ],
    ['/x/react-charts#demo', '/x/react-charts'],
    ['/system/borders', '/system/borders'],
    ['/system/borders/', '/system/borders'],
    ['/', '/'],
    ['/#top', '/'],
  ])('%s → %s', (pathname, expected) => {
    expect(entryToPagePathname(pathname)).toBe(expected);
  });
});

describe('isApiPathname', () => {
  it.each([
    ['/material-ui/api/button', true],
    ['/x/api/data-grid/data-grid', true],
    ['/base-ui/react-button/components-api/#button', true],
    ['/base-ui/react-button/hooks-api', true],
    ['/material-ui/guides/api', false],
    ['/system/styles/api', false],
    ['/system/experimental-api/css-theme-variables', false],
    ['/x/react-data-grid/api-object', false],
  ])('%s → %s', (pathname, expected) => {
    expect(isApiPathname(pathname)).toBe(expected);
  });
});
