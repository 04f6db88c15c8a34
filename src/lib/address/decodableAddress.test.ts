import fc from 'fast-check';
import { repairPathname, toDecodableAddress } from './decodableAddress';

it.each([
  ['/a/', '#100%', '/a/', '#100%25'],
  ['/a/', '#%E0%A4%A', '/a/', '#%25E0%25A4%25A'],
  ['/%FF/', '', '/%25FF/', ''],
  ['/a%20b/', '#%C3%A9', '/a%20b/', '#%C3%A9'],
])('%s and %s', (pathname, hash, safePathname, safeHash) => {
  expect(toDecodableAddress({ pathname, hash, search: '?x=%' })).toEqual({
    pathname: safePathname,
    hash: safeHash,
    search: '?x=%',
  });
});

it('gives an address that needs nothing back as the same object', () => {
  const address = { pathname: '/a/', hash: '#b' };
  expect(toDecodableAddress(address)).toBe(address);
});

it('can always be decoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (path, hash) => {
      const safe = toDecodableAddress({ pathname: `/${path}`, hash: `#${hash}` });
      decodeURI(safe.pathname);
      decodeURIComponent(safe.hash);
    }),
  );
});

it.each([
  ['/a/b/', '/a/b/'],
  ['//a///b//', '/a/b/'],
  ['/a/index.html', '/a/'],
  ['/index.html', '/'],
  ['/a/index.html/', '/a/index.html/'],
  ['/%FF//', '/%25FF/'],
  ['/404.html', '/404.html'],
])('the page at %s is %s', (pathname, repaired) => {
  expect(repairPathname(pathname)).toBe(repaired);
  expect(repairPathname(repaired)).toBe(repaired);
});
