import {
  fileToKind,
  measureSize,
  weighPage,
  type LoadedFile,
} from './weighPage.mts';

function createFile(
  name: string,
  resourceType: string,
  text: string,
  executed = false,
): LoadedFile {
  return {
    url: `http://127.0.0.1:1/${name}`,
    resourceType,
    body: Buffer.from(text),
    executed,
  };
}

describe('fileToKind', () => {
  it.each([
    [createFile('a/', 'document', ''), 'html'],
    [createFile('assets/js/main.js', 'script', '', true), 'scripts executed'],
    [createFile('assets/js/next.js', 'script', ''), 'prefetched'],
    [createFile('assets/js/next.js', 'other', ''), 'prefetched'],
    [createFile('assets/css/styles.css', 'stylesheet', ''), 'styles'],
    [createFile('fonts/a.woff2', 'font', ''), 'fonts'],
    [createFile('fonts/a.woff2', 'other', ''), 'fonts'],
    [createFile('img/favicon.svg', 'image', ''), 'other'],
  ])('%j is %s', (file, kind) => {
    expect(fileToKind(file)).toBe(kind);
  });
});

describe('measureSize', () => {
  it('compresses text, brotli best', () => {
    const { raw, gzip, brotli } = measureSize(
      Buffer.from('<p>text</p>'.repeat(500)),
      true,
    );
    expect(raw).toBe(5500);
    expect(gzip).toBeLessThan(100);
    expect(brotli).toBeLessThan(gzip);
  });

  it('takes fonts as they are', () => {
    const size = measureSize(Buffer.from('wOF2'.repeat(100)), false);
    expect(size).toEqual({ raw: 400, gzip: 400, brotli: 400 });
  });
});

describe('weighPage', () => {
  it('adds up by use, and counts each address once', () => {
    const main = createFile('main.js', 'script', '12345', true);
    const weight = weighPage(
      [
        createFile('', 'document', '12'),
        main,
        main,
        createFile('b.js', 'other', '1'),
      ],
      (body) => ({ raw: body.length, gzip: 1, brotli: 1 }),
    );
    expect(weight['scripts executed']).toEqual({
      raw: 5,
      gzip: 1,
      brotli: 1,
      requests: 1,
    });
    expect(weight.html.raw).toBe(2);
    expect(weight.prefetched).toMatchObject({ raw: 1, requests: 1 });
    expect(weight.fonts).toEqual({ raw: 0, gzip: 0, brotli: 0, requests: 0 });
  });
});
