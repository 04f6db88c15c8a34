import { pathToCacheControl } from './hostHeaders';

describe('pathToCacheControl', () => {
  it.each([
    '/assets/js/main.0a1b2c3d.js',
    '/assets/js/17896441.0a1b2c3d.js',
    '/assets/css/styles.a1b2c3d4.css',
    '/runner/packages/data-grid.0a1b2c3d4e5f.js',
    '/assets/fonts/geist-latin.19f9c92546aa.woff2',
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
    expect(pathToCacheControl('/fonts/a.woff2')).toBe('public, max-age=86400');
  });
});
