import type { ServerResponse } from 'node:http';
import { waitForFrame } from './harness/frames';
import { createHostProxy, type HostProxy } from './harness/hostProxy';
import { PAGES, TEMPLATES } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { readShifts, watchShifts } from './harness/shifts';
import { readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

let host: HostProxy;

beforeEach(async () => {
  host = await createHostProxy(stage.origin, () => readBuilt('sw.js'));
});

afterEach(() => host.stop());

/**
 * Places where the HTML of a page may be cut: after the first part of a row that has more, and
 * after the complete row.
 */
const ROWS = [
  [
    'header',
    PAGES.button,
    'header [aria-label="Search"]',
    /aria-label="?Search[^]*?<\/button>/,
    /<main[^>]*>/,
  ],
  [
    'toolbar of a demo',
    PAGES.button,
    '[role="toolbar"] button',
    /role="?toolbar[^]*?<\/button>/,
    /<\/section>/,
  ],
  [
    'toolbar of the reference',
    TEMPLATES.reference,
    '[data-segment="collapsed"]',
    /data-segment="?collapsed[^]*?<\/label>/,
    /<\/fieldset>/,
  ],
  [
    'board of the home page',
    PAGES.home,
    '[data-piece="files"] a',
    /data-piece="?files[^]*?<\/section>/,
    /libraries"?>/,
  ],
] as const;

/** Cuts a document behind the first match. */
function cutBehind(text: string, pattern: RegExp): [string, string] {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The page has nothing like ${pattern}.`);
  const end = match.index + match[0].length;
  return [text.slice(0, end), text.slice(end)];
}

it.each(ROWS)(
  'moves nothing when its text breaks off in the %s, and goes on',
  async (_name, address, selector, breaksOff, isWhole) => {
    const [begin, others] = cutBehind(
      readBuilt(`${address.slice(1)}index.html`),
      breaksOff,
    );
    const [row, rest] = cutBehind(others, isWhole);
    let pending: ServerResponse | undefined;
    host.takeOver = (pathname, response) => {
      if (pathname !== address) return false;
      pending = response;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(begin);
      return true;
    };
    const origin = `http://127.0.0.1:${host.port}`;
    const context = await openAsReader(stage);
    await watchShifts(context);
    const page = await context.newPage();
    // A window in which the first demo is seen, too.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto(`${origin}${address}`, { waitUntil: 'commit' });
    await page.waitForSelector(selector, { state: 'attached' });
    await waitForFrame(page);
    // The part before may have been painted in steps, too.
    const rowComes = await page.evaluate(() => performance.now());
    pending?.write(row);
    await page.waitForFunction(
      (button) => document.querySelector(button)?.checkVisibility(),
      selector,
    );
    await waitForFrame(page);
    // The HTML after the row may be cut anywhere, as on every page.
    expect(await readShifts(page, 0, rowComes)).toEqual([]);
    pending?.end(rest);
    await page.waitForLoadState('domcontentloaded');
    await context.close();
  },
);
