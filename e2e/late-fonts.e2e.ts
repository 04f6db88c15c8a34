/** Text is there before its font, and stays where it is when that comes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import {
  loadFontsFirst,
  findUndrawnTexts,
  delayFonts,
  readFonts,
  type DelayedFonts,
} from './harness/fonts';
import { waitForFrame } from './harness/frames';
import {
  measureOverflow,
  PAGES,
  TEMPLATES,
  waitForDemos,
  waitForScripts,
} from '../tests/harness/pages';
import { openAsReader, shareContext, themeToStorage } from '../tests/harness/reader';
import { readShifts, watchShifts } from './harness/shifts';
import { BUILD_DIR, readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

const PATHNAMES = Object.entries({
  ...TEMPLATES,
  posts: '/blog/',
  versions: '/versions/',
  accessibility: '/accessibility/',
  offline: '/offline/',
  missing: '/material-ui/react-buton/',
});

/** Each page in both directions and in both widths, though not in all four pairs of them. */
function choosePathnames(direction: 'ltr' | 'rtl', width: number): typeof PATHNAMES {
  const parity = Number(direction === 'rtl') ^ Number(width === 1280);
  return PATHNAMES.filter((_, index) => index % 2 === parity);
}

/** Says where every element is; in demos some are always moving. */
function readPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :not([data-demo-stage] *)')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = element.textContent?.slice(0, 40);
        return `${element.tagName} "${text}" at ${x},${y} ${width}×${height}`;
      },
    ),
  );
}

async function openPage(page: Page, pathname: string): Promise<void> {
  await page.goto(stage.origin + pathname, { waitUntil: 'domcontentloaded' });
  await waitForScripts(page);
  await waitForDemos(page);
  // The icon page loads what its icons look like.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main svg')].every((icon) => icon.hasChildNodes()),
  );
  await waitForFrame(page);
}

/** Lets fonts come to a page that is still, and lists what moves, the first five. */
async function findMoved(page: Page, fonts: DelayedFonts): Promise<string[]> {
  const before = await readPlaces(page);
  await fonts.release(page);
  const after = await readPlaces(page);
  return after.filter((place, index) => place !== before[index]).slice(0, 5);
}

describe.each(['ltr', 'rtl'] as const)('a font that comes late, %s', (direction) => {
  const context = shareContext(stage, {
    localStorage: themeToStorage({ direction }),
  });
  let fonts: DelayedFonts;
  let page: Page;

  beforeAll(async () => {
    await watchShifts(context());
    fonts = await delayFonts(context());
  });

  beforeEach(async () => {
    page = await context().newPage();
  });

  afterEach(() => page.close());

  describe.each([390, 1280])('in a window of %i pixels', (width) => {
    it.each(choosePathnames(direction, width))(
      'moves nothing: %s',
      async (_name, pathname) => {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, pathname);
        expect(await findUndrawnTexts(page)).toEqual([]);
        expect(await measureOverflow(page)).toBe(0);
        expect(await findMoved(page, fonts)).toEqual([]);
        expect(await readShifts(page)).toEqual([]);
      },
    );
  });

  it.each(['Search', 'Settings'])('moves nothing in a dialog: %s', async (name) => {
    await openPage(page, PAGES.installation);
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog', { name }).waitFor();
    await waitForFrame(page);
    expect(await findUndrawnTexts(page)).toEqual([]);
    expect(await findMoved(page, fonts)).toEqual([]);
  });
});

describe('the typeface', () => {
  it.each(PATHNAMES)(
    'is shown where it is there before the first frame: %s',
    async (_name, pathname) => {
      const context = await openAsReader(stage);
      await loadFontsFirst(context);
      const page = await context.newPage();
      await openPage(page, pathname);
      expect(await readFonts(page, 'h1')).toEqual(['Geist']);
      expect(await readFonts(page, 'header kbd')).toEqual(['Geist Mono']);
      await context.close();
    },
  );

  it('is shown from the next page on, without a request, where it was late', async () => {
    const context = await openAsReader(stage);
    const fonts = await delayFonts(context);
    const page = await context.newPage();
    await openPage(page, PAGES.installation);
    await fonts.release(page);
    expect(await readFonts(page, 'h1')).not.toContain('Geist');
    // Pages of a window with routes do without its cache.
    await context.unrouteAll();
    await openPage(page, PAGES.button);
    const transferred = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // Those of demos come with the first demo.
        .filter(({ name }) => name.endsWith('.woff2') && !name.includes('/demos/'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(transferred).toEqual([0, 0]);
    expect(await readFonts(page, 'h1')).toEqual(['Geist']);
    expect(await readFonts(page, 'header kbd')).toEqual(['Geist Mono']);
    await context.close();
  });
});

it('no style sheet has a font that may take the place of another', () => {
  const sheets = readdirSync(path.join(BUILD_DIR, 'assets/css'));
  const faces = sheets
    .flatMap((sheet) =>
      readBuilt(`assets/css/${sheet}`).match(/@font-face\{[^}]*\}/g),
    )
    .filter((face) => face?.includes('url('));
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter((face) => !face?.includes('font-display:optional'))).toEqual(
    [],
  );
});
