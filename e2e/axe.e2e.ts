import type { BrowserContext, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { openPage, PAGES, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { listTestedPages, useStage } from '../tests/harness/site';

const stage = useStage();

const WIDTHS = [1280, 360];

const SOME_PAGES = globalThis.EVERY_PAGE ? listTestedPages() : Object.values(PAGES);

/** One width for each of two states, both in the sweep. */
const chooseWidths = (width: number) => (globalThis.EVERY_PAGE ? WIDTHS : [width]);

/**
 * Each mode, each direction and each width is seen on one page of a kind; the other pairs of
 * mode and direction on pages with and without demos. The sweep sees every page in all of
 * them, and `test:demos` every demo.
 */
const STATES = [
  {
    mode: 'light',
    direction: 'ltr',
    pages: listTestedPages(1),
    widths: chooseWidths(1280),
  },
  {
    mode: 'dark',
    direction: 'rtl',
    pages: listTestedPages(1),
    widths: chooseWidths(360),
  },
  {
    mode: 'dark',
    direction: 'ltr',
    pages: SOME_PAGES,
    widths: chooseWidths(1280),
  },
  {
    mode: 'light',
    direction: 'rtl',
    pages: SOME_PAGES,
    widths: chooseWidths(360),
  },
] as const;

describe.each(STATES)(
  'axe, in $mode mode, $direction',
  ({ mode, direction, pages, widths }) => {
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await openAsReader(stage, {
        localStorage: { 'mui-mode': mode, ...themeToStorage({ direction }) },
      });
    });

    beforeEach(async () => {
      page = await context.newPage();
    });

    afterEach(() => page.close());

    afterAll(() => context.close());

    it.each([...pages, '/404.html'])('finds nothing on %s', async (pathname) => {
      await openPage(page, `${stage.origin}${pathname}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await hydrateDemos(page);
        expect({ width, violations: await findViolations(page) }).toEqual({
          width,
          violations: [],
        });
      }
    });

    it('finds nothing in code that is unfolded', async () => {
      await openPage(page, `${stage.origin}/material-ui/react-button/`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // A button that was pressed is called "Hide code", so the next one is the first.
        const button = page.getByRole('button', { name: 'Show code' });
        while ((await button.count()) > 0) {
          await button.first().click();
        }
        expect(await findViolations(page)).toEqual([]);
      }
    });

    it.each(widths)(
      'finds nothing in menu and settings, %i px wide',
      async (width) => {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, `${stage.origin}/material-ui/react-button/`);
        if (width > 900) {
          await page.getByRole('button', { name: 'Products' }).click();
          await page.getByRole('menu').waitFor();
        } else {
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await page.getByRole('button', { name: 'Close menu' }).waitFor();
        }
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByRole('dialog', { name: 'Settings' }).waitFor();
        expect(await findViolations(page)).toEqual([]);
      },
    );
  },
);

describe('the order of headings', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await openAsReader(stage);
    page = await context.newPage();
  });

  afterAll(() => context.close());

  it.each([
    ['is off in demos', '<div data-demo-stage><h5>Demo</h5><h3>Demo</h3></div>', []],
    [
      'is off in what they open',
      '</main><div class="MuiPopper-root"><h6>Demo</h6></div>',
      [],
    ],
    ['fails without a demo', '<h4>Page</h4>', ['h4']],
    [
      'fails beside a demo that has the level in between',
      '<div data-demo-stage><h3>Demo</h3></div><h4>Page</h4>',
      ['h4'],
    ],
    [
      'does not fail for a demo that ends higher',
      '<h3>Page</h3><div data-demo-stage><h2>Demo</h2></div><h4>Page</h4>',
      [],
    ],
  ])('%s', async (_, html, headings) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>T</title><main><h1>T</h1><h2>Page</h2>${html}`,
    );
    const found = await findViolations(page);
    const ofOrder = found.filter((line) => line.startsWith('heading-order: '));
    expect(ofOrder.map((line) => line.split(' ')[1])).toEqual(headings);
    expect(await page.locator('[aria-hidden]').count()).toBe(0);
  });
});
