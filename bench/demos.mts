/**
 * `npm run bench:demos`: what a page with a hundred demos costs while it loads, when it is
 * scrolled through, and when a setting changes all demos at once. `--save` keeps the
 * figures in `bench/results`. Always ends well.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser.ts';
import { waitUntilSettled } from '../tests/harness/pages.ts';
import { copySite } from '../tests/harness/siteCopy.ts';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';
import { listDemos } from '../tests/demos/listDemos.ts';
import { renderFigures, renderLimit, type DemoFigures } from './demoFigures.mts';
import { findLongestWork, TRACE_CATEGORIES } from './mainThreadTasks.mts';
import { copyDemos, renderHundredPage } from './hundredDemos.mts';
import { saveResult } from './results.mts';
import { findMedians } from './statistics.mts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const VIEWPORT = { width: 1350, height: 940 };
const VISITS = 3;
const FOLDER = 'docs/experiments/demos/hundred';
const ADDRESS = '/experiments/docs/demos/hundred/';

/** The site with one more page. @returns the folder of the build */
async function buildHundredPage(): Promise<string> {
  const copy = copySite('hundred-demos');
  const demos = copyDemos(listDemos(path.join(SITE_DIR, 'docs')));
  mkdirSync(path.join(copy.folder, FOLDER), { recursive: true });
  for (const { name, source } of demos) {
    copy.write(`${FOLDER}/${name}.tsx`, source);
  }
  copy.write(`${FOLDER}/hundred.mdx`, renderHundredPage(demos));
  const { exitCode, output } = await copy.build();
  if (exitCode !== 0) {
    throw new Error(`The site could not be built.\n${output}`);
  }
  return path.join(copy.folder, 'build');
}

interface Meter {
  /** Figures since the meter was last read; memory and demos as they are now. */
  read(): Promise<DemoFigures>;
}

async function attachMeter(page: Page, session: CDPSession): Promise<Meter> {
  const browser = page.context().browser() as Browser;
  const startTrace = () =>
    browser.startTracing(page, { categories: TRACE_CATEGORIES });
  let bytes = { transferred: 0, scripts: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') {
      scripts.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.transferred += encodedDataLength;
    bytes.scripts += scripts.has(requestId) ? encodedDataLength : 0;
  });
  await session.send('Network.enable');
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await startTrace();
  return {
    async read() {
      const trace = await browser.stopTracing();
      const { tasks, live } = await page.evaluate(() => ({
        tasks: (window as unknown as { longTasks: number[] }).longTasks.splice(0),
        live: document.querySelectorAll('[data-live]').length,
      }));
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const read = bytes;
      bytes = { transferred: 0, scripts: 0 };
      await startTrace();
      return {
        longTasks: tasks.length,
        longest: Math.max(0, ...tasks),
        work: findLongestWork(trace.toString()),
        blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
        heap: usedSize,
        live,
        ...read,
      };
    },
  };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-stage]:not([inert] *)')].every(
      (stage) => stage.querySelector('[data-live]'),
    ),
  );
}

/** Two frames, in which React has drawn what was asked of it. */
const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

const MOMENTS = ['while it loads', 'scrolled through', 'mode changed'] as const;

async function visitPage(browser: Browser, address: string): Promise<DemoFigures[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const meter = await attachMeter(page, await context.newCDPSession(page));
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) {
    throw new Error(`${address} answered ${response?.status()}.`);
  }
  await waitUntilSettled(page);
  const atLoad = await meter.read();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const scrolled = await meter.read();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Toggle color mode' }).click();
  await waitForFrames(page);
  const changed = await meter.read();
  await browser.stopTracing();
  await context.close();
  return [atLoad, scrolled, changed];
}

try {
  const server = await createSiteServer({ root: await buildHundredPage() });
  const browser = await launchBrowser();
  try {
    const visits: DemoFigures[][] = [];
    for (let count = 0; count < VISITS; count += 1) {
      visits.push(await visitPage(browser, `${server.origin}${ADDRESS}`));
    }
    const rows = MOMENTS.map((moment, index): [string, DemoFigures] => [
      moment,
      findMedians(visits.map((visit) => visit[index] as DemoFigures)),
    ]);
    console.log(`\nA page with a hundred demos, medians of ${VISITS} visits\n`);
    console.log(renderFigures(rows));
    console.log(`\n${renderLimit(rows[0]![1])}`);
    if (process.argv.includes('--save')) {
      saveResult('demos', Object.fromEntries(rows));
    }
  } finally {
    await browser.close();
    await server.close();
  }
} catch (error) {
  console.error((error as Error).message);
}
