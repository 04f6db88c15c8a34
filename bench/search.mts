/**
 * `npm run bench:search`: time from a key press to painted results over the full index, and
 * what the first search of a reader takes and loads. Needs a build.
 *
 *   --runs 3   first searches, each of a new reader; medians are printed
 *   --save     keeps the figures in `bench/results`
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser';
import { openPage } from '../tests/harness/pages';
import { BUILD_DIR } from '../tests/harness/site';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';
import { parseCount } from './options.mts';
import { saveResult } from './results.mts';
import type { SearchResults } from './searchFigures.mts';
import { findMedian, findQuantile } from './statistics.mts';
import { waitUntilQuiet, watchPage } from './visitPage.mts';

/** Queries, typed one key after the other. */
const TYPED = [
  'startIcon',
  'DataGrid rows',
  'Mui-disabled',
  'useAutocomplete',
  'how to use tabs',
  'buton',
  'sx',
];

/** First query of a reader, typed as soon as the field has the focus. */
const FIRST = 'autocomplete';

declare global {
  interface Window {
    /** Milliseconds from each key event to the frame with its results. */
    keyTimes: number[];
    /** When the key was pressed that opens the search. */
    searchStart: number;
  }
}

interface LoadedFile {
  name: string;
  /** As it came over the network. */
  bytes: number;
}

/**
 * Notes what the page and its workers load, by what the server says of it: of the script of a
 * worker, the browser tells no size.
 */
function watchFiles(page: Page): LoadedFile[] {
  const loaded: LoadedFile[] = [];
  page.on('response', (response) =>
    loaded.push({
      name: new URL(response.url()).pathname,
      bytes: Number(response.headers()['content-length']),
    }),
  );
  return loaded;
}

interface FirstSearch {
  page: Page;
  milliseconds: number;
  files: LoadedFile[];
}

/** Opens a page as a new reader does, and searches once. */
async function searchFirst(browser: Browser, origin: string): Promise<FirstSearch> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const loaded = watchFiles(page);
  await watchPage(page);
  await openPage(page, `${origin}/material-ui/react-button/`);
  // Files that the page prefetches for its links do not belong to the search.
  await waitUntilQuiet(page);
  loaded.length = 0;
  await page.evaluate(() => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.searchStart = timeStamp;
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press('/');
  // Looks once a frame; a locator looks again after 100 ms.
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('role') === 'combobox',
  );
  await page.keyboard.type(FIRST);
  const end = await page.waitForFunction(
    (query) =>
      document.querySelector(`[role=listbox][data-query=${query}] [role=option]`) &&
      performance.now(),
    FIRST,
  );
  const milliseconds =
    Number(await end.jsonValue()) - (await page.evaluate(() => window.searchStart));
  await page.waitForFunction(
    () => document.querySelector('[data-pending="true"]') === null,
  );
  return { page, milliseconds, files: [...loaded] };
}

/** Types key by key. @returns milliseconds from each key event to its painted results */
async function measureKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const measured: number[] = [];
    window.keyTimes = measured;
    const input = document.querySelector(
      '[aria-controls=search-results]',
    ) as HTMLInputElement;
    input.addEventListener('input', () => {
      const start = performance.now();
      const typed = input.value;
      // A space at the end asks for nothing new.
      const wanted = typed.trim();
      const look = () => {
        const shown = document.querySelector<HTMLElement>(
          '[role=listbox][data-query]',
        );
        if (shown?.dataset.query === wanted) {
          // A task after the frame in which the list has changed: it is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => measured.push(performance.now() - start);
            port2.postMessage(null);
          });
        } else if (input.value === typed) {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
  });
  for (const text of TYPED) {
    await page.getByRole('combobox', { name: 'Search' }).fill('');
    for (const key of text) {
      const before = await page.evaluate(() => window.keyTimes.length);
      await page.keyboard.type(key);
      await page.waitForFunction((count) => window.keyTimes.length > count, before);
    }
  }
  return page.evaluate(() => window.keyTimes);
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
  },
});
const runs = parseCount('runs', values.runs);
const server = await createSiteServer({ root: BUILD_DIR });
const browser = await launchBrowser();
try {
  const firsts: FirstSearch[] = [];
  const keys: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const first = await searchFirst(browser, server.origin);
    firsts.push(first);
    if (run === runs) {
      keys.push(...(await measureKeys(first.page)));
    }
    await first.page.context().close();
  }
  const files = (firsts.at(-1) as FirstSearch).files;
  const results: SearchResults = {
    keyPresses: keys.length,
    key: findMedian(keys),
    key95: findQuantile(keys, 0.95),
    longestKey: findQuantile(keys, 1),
    first: findMedian(firsts.map(({ milliseconds }) => milliseconds)),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.length,
  };
  console.log(
    `${results.keyPresses} key presses: median ${results.key.toFixed(1)} ms, 95 of 100 within ${results.key95.toFixed(1)} ms, longest ${results.longestKey.toFixed(1)} ms.`,
  );
  console.log(
    `First search: ${results.first.toFixed(0)} ms from the key that opens it to the first result for "${FIRST}", ${(results.bytes / 1000).toFixed(0)} kB in ${results.files} files.`,
  );
  for (const { name, bytes } of files.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`  ${String(bytes).padStart(8)}  ${name}`);
  }
  if (values.save) {
    saveResult('search', results);
  }
} finally {
  await browser.close();
  await server.close();
}
