import type { BrowserContext, Page } from 'playwright-core';
import { loadFontsFirst } from './harness/fonts';
import {
  framesToBackgrounds,
  measureDifference,
  recordFrames,
} from './harness/frames';
import { PAGES, waitUntilSettled } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { readShifts, watchShifts } from './harness/shifts';

const stage = useStage();

/** Attributes and texts that the document must have in every frame. */
interface Expected {
  mode: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  dense: boolean;
  codeVariant: 'TS' | 'JS';
  /** Props, slots, classes. */
  api: [string, string, string];
}

interface State extends Reader {
  title: string;
  expected: Partial<Expected>;
  /** Static demos are held back until they run: their area may differ until then. */
  demosMayDiffer?: boolean;
}

const DEFAULTS: Expected = {
  mode: 'light',
  dir: 'ltr',
  dense: false,
  codeVariant: 'TS',
  api: ['expanded', 'expanded', 'expanded'],
};

const STATES: State[] = [
  { title: 'nothing stored, light system', expected: {} },
  {
    title: 'nothing stored, dark system',
    system: 'dark',
    expected: { mode: 'dark' },
  },
  {
    title: 'light chosen, dark system, JavaScript',
    system: 'dark',
    localStorage: { 'mui-mode': 'light' },
    cookies: { codeVariant: 'JS' },
    expected: { codeVariant: 'JS' },
  },
  {
    title: 'dark chosen, light system, API displays',
    localStorage: {
      'mui-mode': 'dark',
      apiPage_props: 'table',
      apiPage_slots: 'collapsed',
      apiPage_default: 'table',
    },
    expected: { mode: 'dark', api: ['table', 'collapsed', 'table'] },
  },
  {
    title: 'system chosen, dark system, right to left',
    system: 'dark',
    localStorage: { 'mui-mode': 'system', ...themeToStorage({ direction: 'rtl' }) },
    expected: { mode: 'dark', dir: 'rtl' },
  },
  {
    title: 'system chosen, light system, dense and right to left',
    localStorage: {
      'mui-mode': 'system',
      ...themeToStorage({ direction: 'rtl', dense: true }),
    },
    expected: { dir: 'rtl', dense: true },
    demosMayDiffer: true,
  },
  {
    title: 'dark chosen, dark system, spacing 4',
    system: 'dark',
    localStorage: { 'mui-mode': 'dark', ...themeToStorage({ spacing: 4 }) },
    expected: { mode: 'dark' },
    demosMayDiffer: true,
  },
  {
    title: 'light chosen, light system, own palette',
    localStorage: {
      'mui-mode': 'light',
      ...themeToStorage({
        paletteColors: {
          primary: { main: '#b00020' },
          secondary: { main: '#006b5e' },
        },
      }),
    },
    expected: {},
    demosMayDiffer: true,
  },
];

/**
 * The pages a state is seen on: all of them where nothing is stored, else one, each another
 * than the state before. The sweep sees every state on every page.
 */
function listPages(index: number): [string, string][] {
  const pages = Object.entries(PAGES);
  return globalThis.EVERY_PAGE || !STATES[index]?.localStorage
    ? pages
    : [pages[index % pages.length] as [string, string]];
}

interface Log {
  /** Values after every change since the body was there. */
  changes: string[];
  /** Values at `DOMContentLoaded`. */
  ready: string | null;
  /** Values in every frame, and its time in milliseconds. */
  frames: { time: number; seen: string }[];
}

/** Starts before anything of the page runs. */
function watchDocument() {
  const log: Log = { changes: [], ready: null, frames: [] };
  Object.assign(window, { firstPaintLog: log });
  const read = () => {
    const { documentElement: html, body } = document;
    const classes = ['light', 'dark'].filter((name) =>
      body.classList.contains(name),
    );
    return JSON.stringify({
      theme: html.dataset.theme,
      dir: html.dir,
      dense: html.hasAttribute('data-dense'),
      codeVariant: html.dataset.codeVariant,
      api: ['apiProps', 'apiSlots', 'apiClasses'].map((name) => html.dataset[name]),
      body: { class: classes.join(' '), dir: body.dir },
    });
  };
  document.addEventListener('DOMContentLoaded', () => {
    log.ready = read();
    // The page has its own observer, which runs after this one and before the frame.
    const note = () => queueMicrotask(() => log.changes.push(read()));
    const observer = new MutationObserver(note);
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document.body, { attributes: true });
  });
  const sample = (time: number) => {
    if (document.body) {
      log.frames.push({ time, seen: read() });
    }
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}

/** Reads the painted frames: all from the first one that the browser painted. */
async function readPaintedFrames(page: Page, { frames }: Log): Promise<string[]> {
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
  );
  const first = frames.findLastIndex(({ time }) => time <= firstPaint);
  return [...new Set(frames.slice(first).map(({ seen }) => seen))];
}

function readLog(page: Page): Promise<Log> {
  return page.evaluate(
    () => (window as unknown as { firstPaintLog: Log }).firstPaintLog,
  );
}

function describeExpected(expected: Partial<Expected>): string {
  const { mode, dir, dense, codeVariant, api } = { ...DEFAULTS, ...expected };
  return JSON.stringify({
    theme: mode,
    dir,
    dense,
    codeVariant,
    api,
    body: { class: mode, dir },
  });
}

/** The page as it is before any of its script files has run. */
async function takeFirstFrame(
  context: BrowserContext,
  address: string,
  demosMayDiffer: boolean,
): Promise<Buffer> {
  const page = await context.newPage();
  // Empty, not gone: a page whose scripts do not come is drawn as one without scripts.
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(address);
  const picture = await takePicture(page, demosMayDiffer);
  await page.close();
  return picture;
}

function takePicture(page: Page, demosMayDiffer: boolean): Promise<Buffer> {
  return page.screenshot({
    animations: 'disabled',
    mask: demosMayDiffer ? [page.locator(':has(> [data-demo-stage])')] : [],
  });
}

describe.each(STATES)('the first frame: $title', (state) => {
  const { expected, demosMayDiffer = false } = state;

  it.each(listPages(STATES.indexOf(state)))(
    'is the settled one on %s',
    async (_name, pathname) => {
      const address = `${stage.origin}${pathname}`;
      const context = await openAsReader(stage, state);
      // Two views of a page differ where a font is in time for one of them.
      await loadFontsFirst(context);
      const first = await takeFirstFrame(context, address, demosMayDiffer);

      await watchShifts(context);
      const page = await context.newPage();
      await page.addInitScript(watchDocument);
      const recording = await recordFrames(page);
      await page.goto(address);
      await waitUntilSettled(page);
      const frames = await recording.stop();
      const settled = await takePicture(page, demosMayDiffer);
      const log = await readLog(page);

      const wanted = describeExpected(expected);
      expect(log.ready).toBe(wanted);
      expect([...new Set(log.changes)].filter((seen) => seen !== wanted)).toEqual(
        [],
      );
      expect(await readPaintedFrames(page, log)).toEqual([wanted]);
      expect(await readShifts(page)).toEqual([]);
      expect(measureDifference(first, settled)).toBeLessThanOrEqual(0.001);
      expect([...new Set(framesToBackgrounds(frames))]).toHaveLength(1);
      await context.close();
    },
  );
});

describe('without any of the page’s scripts', () => {
  it('the palette of the reader is there in the first frame', async () => {
    const context = await openAsReader(stage, {
      localStorage: themeToStorage({
        paletteColors: { primary: { main: '#b00020' } },
      }),
    });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${stage.origin}${PAGES.button}`);
    const colour = await page
      .locator('main p a')
      .first()
      .evaluate((link) => getComputedStyle(link).color);
    expect(colour).toBe('rgb(176, 0, 32)');
    await context.close();
  });
});
