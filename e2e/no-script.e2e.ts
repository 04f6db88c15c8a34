import type { Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { followSidebarLink, openPage, PAGES } from '../tests/harness/pages';
import { shareContext } from '../tests/harness/reader';
import { listTestedPages, useStage } from '../tests/harness/site';

const stage = useStage();

/** Headings and paragraphs that are shown, without those inside of demos. */
function readTexts(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p):visible').evaluateAll((elements) =>
    elements
      // A demo that comes alive takes its static copy out of the page.
      .filter((element) => element.isConnected)
      .filter((element) => !element.closest('[data-demo], [data-needs-script]'))
      .map((element) => element.textContent?.trim() ?? ''),
  );
}

const SAMPLE = listTestedPages(1);

/** A run looks at each page in one of the widths, the sweep in both. */
const choosePages = (half: number) =>
  SAMPLE.filter((_, index) => globalThis.EVERY_PAGE || index % 2 === half);

describe.each([
  { width: 360, pages: choosePages(0) },
  { width: 1280, pages: choosePages(1) },
])('without JavaScript, $width px wide', ({ width, pages }) => {
  const getAlive = shareContext(stage, { width });
  const getStatic = shareContext(stage, {
    width,
    options: { javaScriptEnabled: false },
  });

  /** Apart, as a worker would answer for scripts that are held back here. */
  const getEarly = shareContext(stage, { width });

  async function openWithoutScript(pathname: string): Promise<Page> {
    const page = await getStatic().newPage();
    await page.goto(`${stage.origin}${pathname}`);
    return page;
  }

  async function readWithScript(pathname: string): Promise<string[]> {
    const page = await getAlive().newPage();
    await openPage(page, `${stage.origin}${pathname}`);
    const texts = await readTexts(page);
    await page.close();
    return texts;
  }

  it.each(pages)('has the text that it has with it: %s', async (pathname) => {
    const page = await openWithoutScript(pathname);
    expect(await page.locator('h1:visible').count()).toBe(1);
    const texts = await readTexts(page);
    await page.close();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts).toEqual(expect.arrayContaining(await readWithScript(pathname)));
  });

  it.each(pages)(
    'satisfies axe before its scripts have run: %s',
    async (pathname) => {
      const page = await getEarly().newPage();
      // Empty, not gone: a page whose scripts do not come is drawn as one without scripts.
      await page.route('**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(`${stage.origin}${pathname}`);
      expect(await findViolations(page)).toEqual([]);
      await page.close();
    },
  );

  it('shows every demo and its whole code', async () => {
    const page = await openWithoutScript(PAGES.button);
    const demos = page.locator('section[data-demo]');
    expect(await demos.count()).toBeGreaterThanOrEqual(10);
    for (const demo of await demos.all()) {
      const stageBox = await demo.locator('[data-demo-stage]').boundingBox();
      expect(stageBox?.height).toBeGreaterThan(20);
      const name = (await demo.getAttribute('data-demo')) ?? '';
      expect(await demo.innerText()).toContain(`export default function ${name}`);
    }
    await page.close();
  });

  it('styles the demos', async () => {
    const page = await openWithoutScript(PAGES.button);
    const radius = await page
      .locator('[data-demo-stage] .MuiButton-contained')
      .first()
      .evaluate((button) => getComputedStyle(button).borderRadius);
    expect(radius).not.toBe('0px');
    await page.close();
  });

  it('shows no control that needs a script', async () => {
    const page = await openWithoutScript(PAGES.button);
    for (const name of ['Settings', 'Toggle color mode', 'Copy', 'Show code']) {
      const button = page.getByRole('button', { name, exact: true });
      expect(await button.count()).toBe(0);
    }
    await page.close();
  });

  it('leads to the other pages and products', async () => {
    const page = await openWithoutScript(PAGES.installation);
    if (width < 900) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    }
    // A group that is folded opens without a script.
    await followSidebarLink(page, 'Components', 'Button');
    await page.waitForURL(`**${PAGES.button}`);
    await page.close();
  });
});
