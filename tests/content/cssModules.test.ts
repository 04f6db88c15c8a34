import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Loader, type Plugin } from 'esbuild';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../plugins/shared/parsePage';
import { SITE_DIR } from './site';

const PAGE = 'docs/material-ui/guides/interoperability.mdx';

const LOADERS: Readonly<Record<string, Loader>> = {
  '.css': 'local-css',
  '.tsx': 'tsx',
};

/** The files that a page prints, by title. */
function readPrintedFiles(page: string): Map<string, string> {
  const files = new Map<string, string>();
  const tree = parsePage(readFileSync(path.join(SITE_DIR, page), 'utf8'));
  visit(tree, 'code', ({ meta, value }) => {
    const [, title] = /title="([^"]+)"/.exec(meta ?? '') ?? [];
    if (title) files.set(title, value);
  });
  return files;
}

/** Gives a bundler the printed files, as if they lay in one folder. */
function createPrintedFolder(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'printed-files',
    setup(bundle) {
      bundle.onResolve({ filter: /^\.\/[A-Z]/ }, ({ path: file }) => ({
        path: file.slice(2),
        namespace: 'printed',
      }));
      bundle.onLoad({ filter: /./, namespace: 'printed' }, ({ path: file }) => ({
        contents: files.get(file),
        loader: LOADERS[path.extname(file)],
        resolveDir: SITE_DIR,
      }));
    },
  };
}

describe('the CSS module of the page about style libraries', () => {
  it('is built with the component that imports it, and keeps the classes of Material UI', async () => {
    const { outputFiles } = await build({
      entryPoints: ['./OrderCard.tsx'],
      absWorkingDir: SITE_DIR,
      outdir: '/built',
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      plugins: [createPrintedFolder(readPrintedFiles(PAGE))],
    });
    const read = (ending: string) =>
      outputFiles.find(({ path: file }) => file.endsWith(ending))?.text ?? '';
    const [, card] = /^\.(\w+) \{\s+border-radius: 16px;/m.exec(read('.css')) ?? [];
    expect(card).toBeDefined();
    expect(card).not.toBe('card');
    expect(read('.css')).toMatch(
      new RegExp(`^\\.${card} \\.MuiCardHeader-title \\{`, 'm'),
    );
    expect(read('.js')).toMatch(new RegExp(`card: "${card}"`));
    expect(read('.js')).toMatch(/jsx\(Card, \{ className: OrderCard_\w+\.card,/);
  });
});
