import fc from 'fast-check';
import { prefixToAddress } from './languagePrefix';

const LANGUAGES = ['ar', 'en', 'fr', 'zh'];

it.each([
  [
    '/fr/material-ui/react-button/',
    '',
    '',
    '/material-ui/react-button/?userLanguage=fr',
  ],
  ['/zh/', '', '', '/?userLanguage=zh'],
  ['/fr/a/', '?b=1', '#c', '/a/?b=1&userLanguage=fr#c'],
  ['/fr/a/', '?userLanguage=ar', '', '/a/?userLanguage=fr'],
  ['/fr/ar/a/', '', '', '/a/?userLanguage=fr'],
  ['/fr/blog/first/', '', '', '/blog/first/'],
  ['/fr/blog/', '?a=1&userLanguage=fr', '#b', '/blog/?a=1#b'],
  ['/fr//example.com/', '', '', '/example.com/?userLanguage=fr'],
  ['/fr/\\example.com/', '', '', '/example.com/?userLanguage=fr'],
])('%s%s%s leads to %s', (pathname, search, hash, address) => {
  expect(prefixToAddress({ pathname, search, hash }, LANGUAGES)).toBe(address);
});

it.each([
  '/',
  '/fr',
  '/en/a/',
  '/xx/a/',
  '/fra/a/',
  '/material-ui/',
  '//fr/a/',
  '/FR/a/',
])('leaves %s alone', (pathname) => {
  expect(prefixToAddress({ pathname }, LANGUAGES)).toBeNull();
});

it('an address with a language prefix stays on the host', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    'fr',
    'zh',
    'blog',
    'example.com',
    '../..',
    '%2F',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const address = prefixToAddress(
        { pathname: `/fr/${parts.join('')}` },
        LANGUAGES,
      );
      const url = new URL(address ?? '', 'https://docs.example.org/');
      expect(url.origin).toBe('https://docs.example.org');
    }),
  );
});
