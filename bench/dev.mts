/**
 * `npm run bench:dev`: time from the command to the first page in a browser, without any
 * cache, and from saving a page to its text on the screen; beside stock Docusaurus with a
 * made-up corpus.
 *
 *   --sites ours,stock  what is started; `full` is the portal with all it is to hold
 *   --pages 200         size of the corpus in the stock site
 *   --demos 2400        how many demos `full` has on its 800 pages
 *   --runs 3            starts of each site, in turn; medians are printed
 *   --edits 5           edits after each start
 *   --save              keeps the figures in `bench/results`
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser.ts';
import { copySite } from '../tests/harness/siteCopy.ts';
import { writeStockSite } from './buildSites.mts';
import { FIRST_CORPUS_PAGE, listStockPages } from './corpus.mts';
import {
  DEV_SITES,
  renderDev,
  summarizeDev,
  type DevResults,
  type DevRun,
  type DevSite,
} from './devFigures.mts';
import { startDevServer } from './devServer.mts';
import { fillSite, FULL_SIZE } from './fillSite.mts';
import { parseCount, parseNames } from './options.mts';
import { saveResult } from './results.mts';
import { VIEWPORT } from './conditions.mts';

/** A slow machine is measured, not given up. */
const PATIENCE = 600_000;

interface PreparedSite {
  site: DevSite;
  folder: string;
  pathname: string;
  /** Its heading. */
  title: string;
  /** The page that is opened and edited. */
  source: string;
}

async function prepareSite(
  site: DevSite,
  pages: number,
  demos: number,
): Promise<PreparedSite> {
  if (site === 'stock') {
    return {
      site,
      folder: writeStockSite('dev', listStockPages(pages)),
      pathname: `/docs/${FIRST_CORPUS_PAGE}/`,
      title: 'Component 1',
      source: `docs/${FIRST_CORPUS_PAGE}.mdx`,
    };
  }
  const copy = copySite(`dev-${site}`, { ownCache: true });
  if (site === 'full') {
    await fillSite(copy, { ...FULL_SIZE, demos });
  }
  return {
    site,
    folder: copy.folder,
    pathname: '/material-ui/getting-started/installation/',
    title: 'Installation',
    source: 'docs/material-ui/getting-started/installation.mdx',
  };
}

/** @returns when the text was on the screen, in milliseconds since 1970 */
async function waitForText(
  page: Page,
  selector: string,
  text: string,
): Promise<number> {
  // Polls once a frame, and continues when the page is reloaded.
  await page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted.selector)?.textContent?.includes(wanted.text),
    { selector, text },
  );
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(Date.now());
          port2.postMessage(null);
        });
      }),
  );
}

async function measureDev(
  browser: Browser,
  { site, folder, pathname, title, source }: PreparedSite,
  editCount: number,
): Promise<DevRun> {
  for (const kept of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(folder, kept), { recursive: true, force: true });
  }
  const file = path.join(folder, source);
  const text = readFileSync(file, 'utf8');
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const startTime = Date.now();
  const server = await startDevServer(folder);
  try {
    await page.goto(`${server.origin}${pathname}`, { waitUntil: 'commit' });
    const painted = await waitForText(page, 'h1', title);
    const edits: number[] = [];
    for (let count = 1; count <= editCount; count += 1) {
      await server.waitForQuiet();
      const mark = `This line was edited ${count} times.`;
      const savedTime = Date.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      edits.push((await waitForText(page, 'article', mark)) - savedTime);
    }
    return { site, start: (painted - startTime) / 1000, edits };
  } finally {
    writeFileSync(file, text);
    await context.close();
    await server.close();
  }
}

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: 'ours,stock' },
    pages: { type: 'string', default: '200' },
    demos: { type: 'string', default: String(FULL_SIZE.demos) },
    runs: { type: 'string', default: '3' },
    edits: { type: 'string', default: '5' },
    save: { type: 'boolean', default: false },
  },
});
const stockPages = parseCount('pages', values.pages);
const runCount = parseCount('runs', values.runs);
const editCount = parseCount('edits', values.edits);
const demoCount = parseCount('demos', values.demos);
const prepared: PreparedSite[] = [];
for (const site of parseNames('sites', values.sites, DEV_SITES)) {
  prepared.push(await prepareSite(site, stockPages, demoCount));
}
const browser = await launchBrowser();
try {
  const runs: DevRun[] = [];
  for (let run = 1; run <= runCount; run += 1) {
    for (const one of prepared) {
      console.log(`Run ${run}: ${one.site} …`);
      runs.push(await measureDev(browser, one, editCount));
    }
  }
  const results: DevResults = { stockPages, figures: summarizeDev(runs) };
  console.log(`\n${renderDev(results.figures)}`);
  if (values.save) {
    saveResult('dev', results);
  }
} finally {
  await browser.close();
}
