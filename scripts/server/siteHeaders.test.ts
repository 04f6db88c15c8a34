import fc from 'fast-check';
import {
  chooseEncoding,
  fileToContentType,
  isCompressible,
} from './siteHeaders.mts';

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
