/**
 * `npm run bench:pages`: what a view of a page weighs when the portal has more pages. Builds
 * a copy of the site with `--add 0,200,800` more pages of Markdown each, by default 0 and
 * 400, all in MUI System, and measures the same pages in each: of other products, and one
 * whose sidebar names them all. `--save` also writes `bench/results/pages-<time>.json`.
 * Always ends well.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFirstView } from '../tests/harness/firstView.ts';
import { copySite } from '../tests/harness/siteCopy.ts';
import {
  addPages,
  listManyPages,
  renderGrowth,
  type GrowthRow,
} from './manyPages.mts';
import { parseCounts } from './options.mts';
import { saveResult } from './results.mts';

const PAGES = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/system/getting-started/the-sx-prop/',
];

async function measureWith(count: number): Promise<GrowthRow[]> {
  console.log(`Building the portal with ${count} more pages …`);
  const copy = copySite('many-pages');
  addPages(copy, listManyPages(count));
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

try {
  const { values } = parseArgs({
    options: {
      add: { type: 'string', default: '0,400' },
      save: { type: 'boolean', default: false },
    },
  });
  const rows: GrowthRow[] = [];
  for (const count of parseCounts('add', values.add)) {
    rows.push(...(await measureWith(count)));
  }
  console.log(`\n${renderGrowth(rows)}`);
  if (values.save) {
    saveResult('pages', rows);
  }
} catch (error) {
  console.error((error as Error).message);
}
