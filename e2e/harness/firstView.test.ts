import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureFirstView } from './firstView';

const HTML = `<!doctype html><link rel=preload as=font href=/a.woff2 crossorigin>
<link rel="alternate" href="/feed.xml"><link rel=stylesheet href=/a.css>
<link rel="stylesheet" href="https://elsewhere.example/b.css">
<script src=/main.js defer></script><script>let src=1</script>
<script src="/page.js" defer></script>`;

it('adds up the bytes of a page, fonts as they are', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'view-'));
  try {
    mkdirSync(path.join(folder, 'page'));
    writeFileSync(path.join(folder, 'page/index.html'), HTML);
    const contents = { 'main.js': 'a'.repeat(99), 'page.js': 'b', 'a.css': 'c' };
    for (const [file, text] of Object.entries(contents)) {
      writeFileSync(path.join(folder, file), text);
    }
    writeFileSync(path.join(folder, 'a.woff2'), 'f'.repeat(500));
    const size = (text: string) => brotliCompressSync(text).length;
    expect(measureFirstView(folder, '/page/')).toEqual({
      html: size(HTML),
      js: size(contents['main.js']) + size('b'),
      css: size('c'),
      fonts: 500,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
