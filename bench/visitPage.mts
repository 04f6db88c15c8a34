import type { Browser, Page } from 'playwright-core';
import { applyCondition, chooseContext, type Condition } from './conditions.mts';
import {
  computeTimings,
  type PageRecord,
  type PageTimings,
} from './pageTimings.mts';

/** Figures of one visit to a page. */
export interface VisitFigures extends PageTimings {
  requests: number;
  /** Bytes that came over the network, as the server compressed them. */
  transferred: number;
  /** Memory of scripts after a collection, in bytes. */
  heap: number;
}

declare global {
  interface Window {
    pageRecord: PageRecord;
  }
}

/** Runs in the page, before anything of its own. */
function recordPage(): void {
  const record: PageRecord = {
    firstPaint: 0,
    largestPaint: 0,
    longTasks: [],
    shifts: [],
  };
  window.pageRecord = record;
  performance.setResourceTimingBufferSize(5000);
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    record.largestPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    record.longTasks.push({ start: startTime, duration });
  });
  watch('layout-shift', (entry) => {
    const { value } = entry as PerformanceEntry & { value: number };
    record.shifts.push({ start: entry.startTime, value });
  });
}

/** Prepares a page to be measured: has to be done before it is opened. */
export async function watchPage(page: Page): Promise<void> {
  // The transpiler of this file calls a helper, `__name`, that the page does not define.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(recordPage);
}

/** Without a long task and without a request for so long, in milliseconds, a page is at rest. */
const QUIET = 2000;

/** Waits until a page is at rest. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const { longTasks, firstPaint, largestPaint } = window.pageRecord;
      const task = longTasks.at(-1) ?? { start: 0, duration: 0 };
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => entry.startTime + entry.duration);
      const last = Math.max(
        task.start + task.duration,
        largestPaint,
        performance.getEntriesByType('navigation')[0]?.duration ?? 0,
        ...ends,
      );
      return (
        document.readyState === 'complete' &&
        firstPaint > 0 &&
        performance.now() - last > quiet
      );
    },
    QUIET,
    { polling: 100 },
  );
}

/** Moves the pointer, which scripts may wait for, and waits until the page is at rest. */
export async function usePage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  // Requests of the click begin in the same task; one frame later they are under way.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await waitUntilQuiet(page);
}

/**
 * Opens a page with an empty cache and measures how it loads until it is at rest.
 *
 * @throws if it does not answer with 200
 */
export async function visitPage(
  browser: Browser,
  address: string,
  condition: Condition,
): Promise<VisitFigures> {
  const context = await browser.newContext(chooseContext(condition));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await watchPage(page);
    const session = await context.newCDPSession(page);
    const network = { requests: 0, transferred: 0 };
    session.on('Network.requestWillBeSent', () => {
      network.requests += 1;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      network.transferred += encodedDataLength;
    });
    await session.send('Network.enable');
    await applyCondition(session, condition);
    const response = await page.goto(address, { waitUntil: 'commit' });
    if (response?.status() !== 200) {
      throw new Error(`${address} answered ${response?.status()}.`);
    }
    await waitUntilQuiet(page);
    const record = await page.evaluate(() => window.pageRecord);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { ...computeTimings(record), ...network, heap: usedSize };
  } finally {
    await context.close();
  }
}

/** Counts the fonts of a page that keep its text hidden while they load. */
export async function countBlockingFonts(
  browser: Browser,
  address: string,
): Promise<number> {
  const page = await browser.newPage(chooseContext('plain'));
  try {
    await page.goto(address);
    return await page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      return [...fonts].filter(
        ({ status, display, family }) =>
          status === 'loaded' &&
          ['auto', 'block'].includes(display) &&
          // A fallback is a font of the machine, and there at once.
          !family.includes('Fallback'),
      ).length;
    });
  } finally {
    await page.close();
  }
}
