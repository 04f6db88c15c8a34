import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Loader, type Plugin } from 'esbuild';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../plugins/shared/parsePage';
import { SITE_DIR } from './site';

const PAGE = 'docs/material-ui/guides/interoperability.mdx';

const LOADERS: Readonly<Record<string, Loader>> = {
  '.css': 'local-css',
  '.tsx': 'tsx',
};

/** The files that a section with a written id prints, by name; all are in one folder. */
function readPrintedFiles(page: string, section: string): Map<string, string> {
  const files = new Map<string, string>();
  const tree = parsePage(readFileSync(path.join(SITE_DIR, page), 'utf8'));
  let isInside = false;
  visit(tree, ['heading', 'code'], (node) => {
    if (node.type === 'heading')
      isInside = toString(node).startsWith(`${section} {#`);
    if (node.type !== 'code' || !isInside) return;
    const [, title] = /title="([^"]+)"/.exec(node.meta ?? '') ?? [];
    if (title) files.set(path.basename(title), node.value);
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
      entryPoints: ['./App.tsx'],
      absWorkingDir: SITE_DIR,
      outdir: '/built',
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      plugins: [createPrintedFolder(readPrintedFiles(PAGE, 'CSS modules'))],
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
