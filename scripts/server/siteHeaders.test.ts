import fc from 'fast-check';
import {
  chooseEncoding,
  fileToContentType,
  isCompressible,
  pathToCacheControl,
  pathToSecurityHeaders,
} from './siteHeaders.mts';

describe('pathToCacheControl', () => {
  it.each([
    '/assets/js/main.0a1b2c3d.js',
    '/assets/js/17896441.0a1b2c3d.js',
    '/assets/css/styles.a1b2c3d4.css',
    '/runner/packages/data-grid.0a1b2c3d4e5f.js',
    '/assets/images/cover-0123456789abcdef0123456789abcdef.png',
  ])('keeps %s for good: its name changes with its contents', (pathname) => {
    expect(pathToCacheControl(pathname)).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/index.html',
    '/404.html',
    '/sw.js',
    '/sitemap.xml',
    '/assets/js/main.js',
    '/runner/frame.html',
    '/static/styles/prism-okaidia.css',
    '/fonts/main.0a1b2c3d.js',
  ])('asks again for %s', (pathname) => {
    expect(pathToCacheControl(pathname)).toBe('no-cache');
  });

  it('keeps fonts and pictures for a day', () => {
    expect(pathToCacheControl('/fonts/geist-latin.woff2')).toBe(
      'public, max-age=86400',
    );
  });
});

describe('pathToSecurityHeaders', () => {
  it.each(['/index.html', '/assets/js/main.0a1b2c3d.js', '/runner.html'])(
    'takes the origin of nothing but edited demos: %s',
    (pathname) => {
      const headers = pathToSecurityHeaders(pathname);
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('Content-Security-Policy');
    },
  );

  it('cuts the document of edited demos off', () => {
    const headers = pathToSecurityHeaders('/runner/frame.html');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Content-Security-Policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none'; /,
    );
  });
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['gzip;q=0.0', null],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ])('%j → %j', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([null, 'br', 'gzip']).toContain(chooseEncoding(header));
      }),
    );
  });
});

describe('fileToContentType and isCompressible', () => {
  it.each([
    ['a/index.html', 'text/html; charset=utf-8', true],
    ['main.js', 'text/javascript; charset=utf-8', true],
    ['geist.woff2', 'font/woff2', false],
    ['cover.png', 'image/png', false],
    ['icon.svg', 'image/svg+xml; charset=utf-8', true],
    ['search.wasm', 'application/wasm', true],
    ['unknown.bin', 'application/octet-stream', false],
  ])('%s is %s, compressed: %s', (file, type, compressible) => {
    expect(fileToContentType(file)).toBe(type);
    expect(isCompressible(file)).toBe(compressible);
  });
});
