/**
 * `npm run bench:pages`: what a view of a page weighs when the portal has more pages. Builds
 * a copy of the site with `--add 0,200,800` more pages of Markdown each, by default 0 and
 * 400, all in MUI System, and measures the same pages in each: of other products, and one
 * whose sidebar names them all. `--save` also writes `bench/results/pages-<date>.json`.
 * Always ends well.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureFirstView } from '../e2e/harness/firstView.ts';
import { copySite } from '../e2e/harness/siteCopy.ts';
import { addPages, renderGrowth, type GrowthRow } from './manyPages.mts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const PAGES = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/system/getting-started/the-sx-prop/',
];

const { argv } = process;
const counts = (argv[argv.indexOf('--add') + 1 || argv.length] ?? '0,400')
  .split(',')
  .map(Number);

async function measureWith(count: number): Promise<GrowthRow[]> {
  console.log(`Building the portal with ${count} more pages …`);
  const copy = copySite('many-pages');
  addPages(copy, count);
  const { exitCode, output } = await copy.build();
  if (exitCode !== 0) {
    throw new Error(`The site could not be built.\n${output}`);
  }
  const buildDir = path.join(copy.folder, 'build');
  return PAGES.map((pathname) => ({
    pathname,
    added: count,
    ...measureFirstView(buildDir, pathname),
  }));
}

function save(rows: readonly GrowthRow[]): void {
  const folder = path.join(SITE_DIR, 'bench/results');
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `pages-${date}.json`),
    `${JSON.stringify(rows, null, 2)}\n`,
  );
}

try {
  const rows: GrowthRow[] = [];
  for (const count of counts) {
    rows.push(...(await measureWith(count)));
  }
  console.log(`\n${renderGrowth(rows)}`);
  if (argv.includes('--save')) {
    save(rows);
  }
} catch (error) {
  console.error((error as Error).message);
}
