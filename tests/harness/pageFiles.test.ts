import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { listPageFiles, measureBrotli, measureHtmlParts } from './pageFiles';

it('lists what the HTML of a page asks for on its own host', () => {
  const html = `<!doctype html><link rel=preload as=font href=/a.woff2 crossorigin>
<link rel="alternate" href="/feed.xml"><link rel=stylesheet href=/a.css>
<link rel="stylesheet" href="https://elsewhere.example/b.css">
<script src=/main.js defer></script><script>let src=1</script>
<link rel="preload stylesheet" href="/b.css" as="style">
<link rel="modulepreload" href="/part.js"><script src="/page.js" defer></script>`;
  expect(listPageFiles(html)).toEqual({
    scripts: ['main.js', 'page.js', 'part.js'],
    styles: ['a.css', 'b.css'],
    fonts: ['a.woff2'],
  });
});

it('the weight of a file is measured with Brotli', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'view-'));
  try {
    const text = 'a page, a page, and a page '.repeat(20);
    const file = path.join(folder, 'main.js');
    writeFileSync(file, text);
    const compressed = brotliCompressSync(text);
    expect(brotliDecompressSync(compressed).toString()).toBe(text);
    expect(measureBrotli(file)).toBeLessThanOrEqual(compressed.length);
    expect(measureBrotli(file)).toBeGreaterThan(20);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('measures what a page consists of', () => {
  const html =
    '<html><head>é</head><nav>n</nav><main id="a"><main></main></main></html>';
  expect(measureHtmlParts('/a/', html)).toEqual({
    'head of /a/': 15,
    'main of /a/': 33,
    'frame of /a/': 25,
  });
});
