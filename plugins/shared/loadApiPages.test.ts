import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadApiPages } from './loadApiPages';

describe('loadApiPages', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'api-pages-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function writePage(file: string, href: string) {
    const target = path.join(folder, 'api-reference', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify({ href }));
  }

  it('reads the pages of all sets in the order of their files', async () => {
    writePage('x/api/grid.json', '/x/api/grid/');
    writePage('material-ui/api/tabs.json', '/material-ui/api/tabs/');
    writePage('material-ui/api/button.json', '/material-ui/api/button/');
    const pages = await loadApiPages(folder);
    expect([...pages.keys()]).toEqual([
      '/material-ui/api/button/',
      '/material-ui/api/tabs/',
      '/x/api/grid/',
    ]);
    expect(pages.get('/x/api/grid/')).toEqual({ href: '/x/api/grid/' });
  });

  it('passes over what is not data', async () => {
    writePage('x/api/grid.mdx', '/no/');
    expect((await loadApiPages(folder)).size).toBe(0);
  });

  it('is empty for a site without reference', async () => {
    expect((await loadApiPages(folder)).size).toBe(0);
  });
});
