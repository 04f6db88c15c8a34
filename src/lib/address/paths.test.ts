import fc from 'fast-check';
import {
  addBaseUrlToLinks,
  isBlogPathname,
  pathnameToLanguage,
  removeBaseUrl,
} from './paths';

const ENGLISH = ['en'];

describe('removeBaseUrl', () => {
  it.each([
    ['/joy-ui/', '/', '/joy-ui/'],
    ['/fr/joy-ui/', '/fr/', '/joy-ui/'],
    ['/docs/v5/', '/docs/v5/', '/'],
    ['/elsewhere/', '/fr/', '/elsewhere/'],
  ])('%s below %s is %s', (pathname, baseUrl, expected) => {
    expect(removeBaseUrl(pathname, baseUrl)).toBe(expected);
  });
});

describe('addBaseUrlToLinks', () => {
  const HTML =
    '<p>See <a href="/joy-ui/#a">this</a> and <a href="https://example.org/">that</a>.</p>';

  it('leaves a text as it is where the portal is at the root', () => {
    expect(addBaseUrlToLinks(HTML, '/')).toBe(HTML);
  });

  it('leads links to pages below the path, and no others', () => {
    expect(addBaseUrlToLinks(HTML, '/docs/v5/')).toBe(
      '<p>See <a href="/docs/v5/joy-ui/#a">this</a> and <a href="https://example.org/">that</a>.</p>',
    );
  });
});

describe('pathnameToLanguage', () => {
  it.each([
    ['/', 'en', '/', '/', '/'],
    ['/#x', 'en', '/#x', '/', '/'],
    [
      '/material-ui/react-button/#foo',
      'en',
      '/material-ui/react-button/#foo',
      '/material-ui/react-button/',
      '/material-ui/react-button',
    ],
    [
      '/zh/material-ui/react-button/#foo',
      'zh',
      '/material-ui/react-button/#foo',
      '/material-ui/react-button/',
      '/material-ui/react-button',
    ],
    ['/zh/', 'zh', '/', '/', '/'],
    ['/zh', 'en', '/zh', '/zh', '/zh'],
    ['/zhuang/', 'en', '/zhuang/', '/zhuang/', '/zhuang'],
    [
      '/pt/material-ui/',
      'en',
      '/pt/material-ui/',
      '/pt/material-ui/',
      '/pt/material-ui',
    ],
    ['/en/foo/', 'en', '/en/foo/', '/en/foo/', '/en/foo'],
    ['/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button'],
    ['/zh/api/button/', 'zh', '/api/button/', '/api/button/', '/api-docs/button'],
    ['/apiary/', 'en', '/apiary/', '/apiary/', '/api-docsary'],
    [
      '/material-ui/api/button/',
      'en',
      '/material-ui/api/button/',
      '/material-ui/api/button/',
      '/material-ui/api/button',
    ],
    [
      '/x/react-data-grid/?a=1#b',
      'en',
      '/x/react-data-grid/?a=1#b',
      '/x/react-data-grid/?a=1',
      '/x/react-data-grid/?a=1',
    ],
  ])(
    'reads %s (example table)',
    (pathname, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
      expect(pathnameToLanguage(pathname, ENGLISH)).toEqual({
        userLanguage,
        canonicalAs,
        canonicalAsServer,
        canonicalPathname,
      });
    },
  );

  it('takes a supported language prefix as user language and removes it', () => {
    expect(pathnameToLanguage('/pt/material-ui/#a', ['en', 'pt'])).toEqual({
      userLanguage: 'pt',
      canonicalAs: '/material-ui/#a',
      canonicalAsServer: '/material-ui/',
      canonicalPathname: '/material-ui',
    });
  });

  it('falls back to English for an unsupported prefix', () => {
    expect(pathnameToLanguage('/pt/a/', ['en', 'fr']).userLanguage).toBe('en');
  });

  it('accepts zh without a text pack', () => {
    expect(pathnameToLanguage('/zh/a/', []).userLanguage).toBe('zh');
  });

  it('takes the first of two prefixes and removes both', () => {
    expect(pathnameToLanguage('/pt/zh/a/', ['en', 'pt'])).toMatchObject({
      userLanguage: 'pt',
      canonicalAs: '/a/',
    });
  });

  it.each(['ab/zh/', 'xzh/a/', '/z/h/', '/ZH/a/', '/zho/a/', '/x/zh/a/'])(
    'sees no prefix in %s',
    (pathname) => {
      expect(pathnameToLanguage(pathname, ENGLISH)).toMatchObject({
        userLanguage: 'en',
        canonicalAs: pathname,
      });
    },
  );

  it('maps only a leading /api, and only once (specification 2: api prefix)', () => {
    const canonical = (path: string) =>
      pathnameToLanguage(path, []).canonicalPathname;
    expect(canonical('/api')).toBe('/api-docs');
    expect(canonical('/api-docs/button')).toBe('/api-docs/button');
    expect(canonical('/a/api/')).toBe('/a/api');
    expect(canonical('api/a')).toBe('api/a');
  });

  it('keeps the root and removes trailing slashes elsewhere (specification 2: trailing slash)', () => {
    const canonical = (path: string) =>
      pathnameToLanguage(path, []).canonicalPathname;
    expect(canonical('/')).toBe('/');
    expect(canonical('//')).toBe('/');
    expect(canonical('/a//')).toBe('/a');
    expect(canonical('')).toBe('');
    expect(canonical('/a')).toBe('/a');
  });

  it('removes the hash from its first sign, over line ends too', () => {
    expect(pathnameToLanguage('/a/#b\n#c', []).canonicalAsServer).toBe('/a/');
  });

  const anyPath = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom(
          '/',
          'zh',
          'pt',
          'en',
          'api',
          'api-docs',
          '#',
          'a',
          '-',
          '?b=1',
        ),
      )
      .map((parts) => `/${parts.join('')}`),
  );

  it('gives canonical paths that are their own canonical path', () => {
    fc.assert(
      fc.property(anyPath, fc.subarray(['en', 'pt', 'a-']), (path, languages) => {
        const { canonicalPathname } = pathnameToLanguage(path, languages);
        expect(pathnameToLanguage(canonicalPathname, languages)).toEqual({
          userLanguage: 'en',
          canonicalAs: canonicalPathname,
          canonicalAsServer: canonicalPathname,
          canonicalPathname,
        });
      }),
    );
  });

  it('names no hash and no trailing slash in any canonical path', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const { canonicalPathname } = pathnameToLanguage(path, ENGLISH);
        expect(canonicalPathname).not.toContain('#');
        expect(canonicalPathname.length > 1 && canonicalPathname.endsWith('/')).toBe(
          false,
        );
      }),
    );
  });

  it('removes a hundred thousand slashes without delay', () => {
    const path = `/a${'/'.repeat(100_000)}b${'/'.repeat(100_000)}`;
    expect(pathnameToLanguage(path, []).canonicalPathname).toHaveLength(100_003);
  });
});

it.each([
  ['/blog', true],
  ['/blog/', true],
  ['/blog/first/', true],
  ['/blogs/', false],
  ['/material-ui/blog/', false],
])('isBlogPathname(%p) → %p', (pathname, expected) => {
  expect(isBlogPathname(pathname)).toBe(expected);
});
