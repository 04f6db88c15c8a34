import { findDeadLinks, type LinkedPage } from './findDeadLinks';

const HOME: LinkedPage = {
  pathname: '/docs/',
  addresses: [],
  places: new Set(['start', 'größe']),
};

const find = (...addresses: string[]) =>
  findDeadLinks(
    [HOME, { pathname: '/docs/a/', addresses, places: new Set(['top']) }],
    (pathname) => pathname === '/docs/logo.svg',
  );

it.each([
  '/docs/',
  '/docs/#start',
  '/docs/#gr%C3%B6%C3%9Fe',
  '../?mode=dark#start',
  '#top',
  '#',
  '',
  '/docs/logo.svg?v=1',
  'https://example.com/nothing/#nowhere',
  'mailto:docs@example.com',
  'data:,',
])('lets %p pass', (address) => {
  expect(find(address)).toEqual([]);
});

it.each([
  '/docs/nothing/',
  '/',
  '/docs',
  '../logo.png',
  '/docs/#end',
  '#bottom',
  '/docs/#100%',
])('finds %p', (address) => {
  expect(find(address)).toEqual([`/docs/a/ → ${address}`]);
});

it('names each address of a page once', () => {
  expect(find('#bottom', '#top', '#bottom')).toEqual(['/docs/a/ → #bottom']);
});
