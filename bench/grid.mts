/**
 * `npm run bench:grid`: what grids of the three editions take to show, scroll, sort and filter
 * rows, and their memory. Production builds of React and the packages, Chromium.
 *
 *   --runs 3   measurements of each; medians are printed
 *   --save     keeps the figures in `bench/results`, and writes the tables of the page about
 *              the performance of the grid
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { format } from 'prettier';
import { launchBrowser } from '../tests/harness/browser.ts';
import { replaceWritten } from '../scripts/content/replaceWritten.ts';
import {
  EDITIONS,
  listFigures,
  renderFigureTables,
  SIZES,
  type Edition,
  type GridFigures,
  type GridMeasurement,
  type GridSize,
} from './grid/figures.mts';
import { parseCount } from './options.mts';
import { renderColumns } from './renderColumns.mts';
import { saveResult } from './results.mts';
import { findMedians } from './statistics.mts';

const PAGE = {
  file: 'docs/x/data-grid/performance.mdx',
  begin: '{/* Written by `npm run bench:grid -- --save`. */}',
  end: '{/* End of what is written. */}',
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
  },
});
const runs = parseCount('runs', values.runs);

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['bench/grid/page.tsx'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

/** A page of its own for each measurement: no grid has the memory of another to clear away. */
async function openBench(browser: Browser, script: string) {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  await page.addScriptTag({ content: script });
  return page;
}

async function measureTimes(
  browser: Browser,
  script: string,
  edition: Edition,
  size: GridSize,
): Promise<GridMeasurement> {
  const page = await openBench(browser, script);
  const run = (what: GridSize) =>
    page.evaluate(([one, sized]) => window.gridBench.measure(one, sized), [
      edition,
      what,
    ] as const);
  // The first grid of a page also compiles the scripts.
  await run({ rows: 100, columns: 10 });
  const measured = await run(size);
  await page.close();
  return measured;
}

/** @returns megabytes that the grid and its rows take */
async function measureMemory(
  browser: Browser,
  script: string,
  edition: Edition,
  size: GridSize,
): Promise<number> {
  const page = await openBench(browser, script);
  const session = await page.context().newCDPSession(page);
  const readHeap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  };
  const before = await readHeap();
  await page.evaluate(([one, what]) => window.gridBench.open(one, what), [
    edition,
    size,
  ] as const);
  const memory = (await readHeap()) - before;
  await page.close();
  return memory;
}

const script = await bundlePage();
const browser = await launchBrowser();
const figures: GridFigures[] = [];
for (const size of SIZES) {
  for (const edition of EDITIONS) {
    const measurements = [];
    for (let run = 0; run < runs; run += 1) {
      measurements.push({
        ...(await measureTimes(browser, script, edition, size)),
        memory: await measureMemory(browser, script, edition, size),
      });
    }
    figures.push({ edition, ...size, ...findMedians(measurements) });
  }
}
await browser.close();
console.log(`Times in ms.\n${renderColumns(listFigures(figures))}`);
if (values.save) {
  saveResult('grid', figures);
  const page = readFileSync(PAGE.file, 'utf8');
  const written = replaceWritten(page, renderFigureTables(figures), PAGE);
  writeFileSync(PAGE.file, await format(written, { parser: 'mdx' }));
}
