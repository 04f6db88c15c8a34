import { measureCoverage } from './measureCoverage';
import type { NavigationPage } from './types';

const PAGES: readonly NavigationPage[] = [
  {
    pathname: '/a/usage',
  },
  {
    pathname: '/a/group',
    title: 'Components',
    children: [
      { pathname: '/a/react-button' },
      { pathname: '/a/react-rating', planned: true },
      { pathname: '/b/react-grid' },
      { pathname: 'https://example.org/kit', external: true },
    ],
  },
  { pathname: '/a/api/button' },
  { pathname: '/a/react-menu/hooks-api/#use-menu' },
  { pathname: '/a/react-menu/hooks-api/#use-dropdown' },
];

describe('measureCoverage', () => {
  it('counts guides, components and API pages apart, each page once', () => {
    expect(
      measureCoverage('a', PAGES, [
        '/a',
        '/a/usage',
        '/b/react-grid',
        '/a/react-menu/hooks-api',
      ]),
    ).toEqual({
      instanceId: 'a',
      docs: { written: 1, total: 2, missing: ['/a/react-button'] },
      components: { written: 0, total: 1, missing: ['/a/react-button'] },
      api: { written: 1, total: 2, missing: ['/a/api/button'] },
      planned: 1,
    });
  });

  it('counts nothing as written where nothing is', () => {
    expect(measureCoverage('a', PAGES, [])).toMatchObject({
      docs: { written: 0, total: 2 },
      components: { written: 0, total: 1 },
      api: { written: 0, total: 2 },
    });
  });

  it('has no pages for a set without any', () => {
    const none = { written: 0, total: 0, missing: [] };
    expect(measureCoverage('b', [], ['/b'])).toEqual({
      instanceId: 'b',
      docs: none,
      components: none,
      api: none,
      planned: 0,
    });
  });
});
