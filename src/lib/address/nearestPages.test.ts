import fc from 'fast-check';
import { findNearestPages } from './nearestPages';

const PAGES = [
  { path: '/', title: 'Portal' },
  { path: '/material-ui/react-button/', title: 'Button' },
  { path: '/material-ui/react-button-group/', title: 'Button group' },
  { path: '/joy-ui/react-button/', title: 'Button' },
  { path: '/material-ui/react-text-field/', title: 'Text field' },
  { path: '/x/react-data-grid/', title: 'Data Grid' },
];

function findPaths(pathname: string, limit?: number) {
  return findNearestPages(pathname, PAGES, limit).map(({ path }) => path);
}

it.each([
  ['/material-ui/react-buton/', '/material-ui/react-button/'],
  ['/material-ui/Button', '/material-ui/react-button/'],
  ['/joy-ui/buttons/', '/joy-ui/react-button/'],
  ['/material-ui/components/text_fields.html', '/material-ui/react-text-field/'],
  ['/x/datagrid', '/x/react-data-grid/'],
  ['/api/grid/', '/x/react-data-grid/'],
  ['/fiéld', '/material-ui/react-text-field/'],
])('finds what %s was meant to be: %s', (pathname, path) => {
  expect(findPaths(pathname)[0]).toBe(path);
});

it('lists the nearest first, of equals the one with fewer words of its own', () => {
  expect(findPaths('/button/')).toEqual([
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
    '/material-ui/react-button-group/',
  ]);
  expect(findPaths('/joy-ui/button/')[0]).toBe('/joy-ui/react-button/');
});

it('keeps the reference behind the pages it belongs to, unless it is requested', () => {
  const pages = ['/api/button-base/', '/api/button/', '/base/button/hooks-api/'].map(
    (path) => ({ path, title: 'Button API' }),
  );
  const guide = { path: '/react-button/', title: 'Button' };
  expect(findNearestPages('/react-buton/', [...pages, guide])[0]).toBe(guide);
  expect(findNearestPages('/api/buton/', [guide, ...pages])[0]).toBe(pages[1]);
});

it('gives the pages themselves, five of them at most unless told otherwise', () => {
  const pages = Array.from({ length: 7 }, (_, index) => ({
    path: `/button-${index}/`,
    title: 'Button',
    extra: index,
  }));
  expect(findNearestPages('/button/', pages)).toEqual(pages.slice(0, 5));
  expect(findNearestPages('/button/', pages, 2)[1]).toBe(pages[1]);
});

it('looks at the title as well as at the path', () => {
  const pages = [
    { path: '/a/', title: 'Breadcrumbs' },
    { path: '/b/', title: 'Skeleton' },
  ];
  expect(findNearestPages('/skeletn/', pages)).toEqual([pages[1]]);
});

it('weighs the last word most, for it names the page', () => {
  const pages = [
    { path: '/alpha/beta/', title: 'x' },
    { path: '/gamma/delta/', title: 'x' },
  ];
  expect(findNearestPages('/alpha/beta/delta/', pages)[0]).toBe(pages[1]);
  expect(findNearestPages('/delta/beta/alpha/', pages)[0]).toBe(pages[0]);
});

it('suggests nothing that is not like it: two thirds of a word and more', () => {
  const page = (word: string) => [{ path: `/${word}/`, title: word }];
  expect(findNearestPages('/abc/', page('axy'))).toEqual([]);
  expect(findNearestPages('/abc/', page('aby'))).toHaveLength(1);
  expect(findNearestPages('/abcdef/', page('abc'))).toHaveLength(1);
  expect(findPaths('/wp-login.php')).toEqual([]);
});

it.each([
  'react',
  'component',
  'components',
  'api',
  'doc',
  'docs',
  'index',
  'htm',
  'html',
])('looks for nothing by the word %s', (word) => {
  const pages = [
    { path: `/${word}/zzzzzz/`, title: 'zzzzzz' },
    { path: '/button/', title: 'Button' },
  ];
  expect(findNearestPages(`/${word}/button/${word}`, pages)).toEqual([pages[1]]);
});

it('looks for words that only contain such a word', () => {
  const page = (word: string) => ({ path: `/${word}/`, title: 'zzzzzzzz' });
  for (const word of ['preact', 'reactive', 'apis', 'reapi', 'indexes']) {
    const pages = [page('zzz'), page(word)];
    expect(findNearestPages(`/${word}/`, pages)[0]).toBe(pages[1]);
    expect(findNearestPages(`/${word}/`, pages)).toHaveLength(1);
  }
});

it.each(['', '/', '/react/', '/---/'])(
  'the first pages are the nearest to %p',
  (pathname) => {
    expect(findPaths(pathname, 2)).toEqual(['/', '/material-ui/react-button/']);
  },
);

it('pages without words may be compared', () => {
  const pages = [
    { path: '/', title: '' },
    { path: '/button/', title: 'Button' },
  ];
  expect(findNearestPages('/button/', pages)).toEqual([pages[1], pages[0]]);
});

it('a missing address throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webPath()),
      fc.nat(8),
      (pathname, limit) => {
        const found = findNearestPages(pathname, PAGES, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(PAGES).toEqual(expect.arrayContaining(found));
      },
    ),
  );
});
