/**
 * `npm run bench:table`: holds what the benches have saved last against the goals, prints
 * the table and writes `bench/results/table.md`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowseResults } from './browseFigures.mts';
import {
  hasFrameworks,
  renderBuildTable,
  type BuildResults,
} from './buildFigures.mts';
import type { DevResults } from './devFigures.mts';
import { GOALS, type SavedResults } from './goals.mts';
import { renderGoals } from './renderGoals.mts';
import { readNewestResult, RESULTS_DIR, type SavedResult } from './results.mts';
import type { SearchResults } from './searchFigures.mts';

const saved = {
  build: readNewestResult<BuildResults>('build'),
  browse: readNewestResult<BrowseResults>('browse'),
  dev: readNewestResult<DevResults>('dev'),
  search: readNewestResult<SearchResults>('search'),
};

function describeSource([bench, result]: [string, SavedResult<unknown> | null]) {
  if (!result) {
    return `\`bench:${bench}\`: nothing saved`;
  }
  const { processors, memory, node } = result.machine;
  return `\`bench:${bench}\`: ${result.savedAt.slice(0, 16)}Z, ${processors} processors, ${Math.round(memory / 1e9)} GB, Node ${node}`;
}

const results: SavedResults = {
  build: saved.build?.result ?? null,
  browse: saved.browse?.result ?? null,
  dev: saved.dev?.result ?? null,
  search: saved.search?.result ?? null,
};
// Those of the same run as ours, where it had any.
const frameworks =
  saved.build && hasFrameworks(saved.build.result.builds)
    ? saved.build
    : readNewestResult<BuildResults>('frameworks');
const table = [
  renderGoals(GOALS, results, Object.entries(saved).map(describeSource)),
  ...(frameworks
    ? [
        '## Builds beside other frameworks\n',
        `The same pages in each, in one run: ${describeSource(['build -- --others', frameworks])}.\n`,
        'Stock and VitePress have no search; Starlight makes its index in the build, and so do we, with packs, twins and all other pages of the portal.\n',
        'The first view holds all fonts that style sheets name. VitePress names one for each script, and a page loads a few of them.\n',
        renderBuildTable(frameworks.result.builds),
      ]
    : []),
].join('\n');
mkdirSync(RESULTS_DIR, { recursive: true });
writeFileSync(path.join(RESULTS_DIR, 'table.md'), table);
console.log(table);
