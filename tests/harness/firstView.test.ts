import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureFirstView } from './firstView';

const HTML = `<!doctype html><link rel=preload as=font href=/a.woff2 crossorigin>
<link rel="alternate" href="/feed.xml"><link rel=stylesheet href=/css/a.css>
<link rel="stylesheet" href="https://elsewhere.example/b.css">
<script src=/main.js defer></script><script>let src=1</script>
<script src="/page.js" defer></script>`;

it('adds up the bytes of a page, fonts as they are', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'view-'));
  try {
    mkdirSync(path.join(folder, 'page'));
    writeFileSync(path.join(folder, 'page/index.html'), HTML);
    mkdirSync(path.join(folder, 'css'));
    const css =
      "@font-face{src:url('../a.woff2')}@font-face{src:url(/fonts/b.woff2) format('woff2')}";
    const contents = { 'main.js': 'a'.repeat(99), 'page.js': 'b', 'css/a.css': css };
    for (const [file, text] of Object.entries(contents)) {
      writeFileSync(path.join(folder, file), text);
    }
    mkdirSync(path.join(folder, 'fonts'));
    writeFileSync(path.join(folder, 'a.woff2'), 'f'.repeat(500));
    writeFileSync(path.join(folder, 'fonts/b.woff2'), 'f'.repeat(30));
    const size = (text: string) => brotliCompressSync(text).length;
    expect(measureFirstView(folder, '/page/')).toEqual({
      html: size(HTML),
      js: size(contents['main.js']) + size('b'),
      css: size(css),
      fonts: 530,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
