/** A page is read without scripts, and they are there when they are wanted. */
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser';
import { stopClock } from './harness/clock';
import { watchComplaints } from '../tests/harness/complaints';
import { isHydrated, PAGES, waitForScripts } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

/** The pointer of the shell lies on the page from the start, which is an intent. */
const stage = useStage(launchBrowser);

/** Delay of the late scripts of an unused page, in milliseconds. */
const PATIENCE_MS = 4000;

/** Disables the timer of late scripts, so that only the actions of a test load them. */
function stopWaiting(patience: number): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === patience ? 0 : setTimeout(handler, delay, ...rest),
  });
}

/** Opens a page without using it, and lists the scripts that it requests. */
async function openIdle(
  pathname: string,
  reader: Reader = {},
  prepare: (context: BrowserContext) => Promise<unknown> = (context) =>
    context.addInitScript(stopWaiting, PATIENCE_MS),
) {
  const context = await openAsReader(stage, { idle: true, ...reader });
  await prepare(context);
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  await page.goto(stage.origin + pathname);
  return {
    page,
    scripts,
    async end() {
      expect(complaints.take()).toEqual([]);
      await context.close();
    },
  };
}

describe('a page that is only read', () => {
  it.each([
    '/',
    PAGES.installation,
    PAGES.button,
    '/material-ui/api/button/',
    '/x/react-data-grid/',
    '/x/react-charts/',
  ])('asks for no script until it is used: %s', async (pathname) => {
    const { page, scripts, end } = await openIdle(pathname);
    expect(scripts).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
    await page.mouse.move(400, 400);
    await waitForScripts(page);
    await end();
  });

  it('is made ready when nobody does anything', async () => {
    const { page, scripts, end } = await openIdle(PAGES.installation, {}, stopClock);
    await page.clock.runFor(PATIENCE_MS - 1);
    expect(scripts).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await waitForScripts(page);
    await end();
  });

  it.each([
    ['a wheel', (page: Page) => page.mouse.wheel(0, 200)],
    ['Tab', (page: Page) => page.keyboard.press('Tab')],
    ['the end of the page', (page: Page) => page.keyboard.press('End')],
  ])('is made ready by %s', async (_what, use) => {
    const { page, scripts, end } = await openIdle(PAGES.button);
    expect(scripts).toEqual([]);
    await use(page);
    await waitForScripts(page);
    await end();
  });

  it('follows a link without them', async () => {
    const { page, scripts, end } = await openIdle(PAGES.installation);
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('#site-navigation a[href$="/usage/"]')
        ?.click(),
    );
    await page.waitForURL('**/usage/');
    expect(scripts).toEqual([]);
    await end();
  });
});

describe('what is done first on a page', () => {
  it.each(['/', 'Control+k'])('is heard: %s opens the search', async (key) => {
    const { page, end } = await openIdle(PAGES.installation);
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await end();
  });

  it('is heard: T changes the colour mode once', async () => {
    const { page, end } = await openIdle(PAGES.installation);
    await page.keyboard.press('t');
    await page.locator('html[data-theme="dark"]').waitFor();
    await waitForScripts(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await end();
  });

  it('is answered: a tap on a button of a phone', async () => {
    const { page, end } = await openIdle(PAGES.installation, {
      width: 390,
      height: 844,
      options: { hasTouch: true, isMobile: true },
    });
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await end();
  });
});

describe('a page whose first view needs scripts', () => {
  it.each<[string, string, Reader]>([
    ['a hash', `${PAGES.installation}#fonts`, {}],
    ['a query', `${PAGES.installation}?a=b`, {}],
    ['dense demos', PAGES.button, { localStorage: themeToStorage({ dense: true }) }],
    ['icons that fill their place', '/material-ui/material-icons/', {}],
    ['what is kept on the device', '/offline/', {}],
  ])('asks for them at once: %s', async (_what, pathname, reader) => {
    const { page, scripts, end } = await openIdle(pathname, reader);
    expect(scripts).not.toEqual([]);
    await waitForScripts(page);
    await end();
  });
});

it('the sidebar shows the place of the page before scripts come, and stays there', async () => {
  const { page, end } = await openIdle('/material-ui/react-table/');
  const panel = page.locator('#site-navigation');
  const readScroll = () => panel.evaluate((element) => element.scrollTop);
  const before = await readScroll();
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(600, 400);
  await waitForScripts(page);
  expect(await readScroll()).toBe(before);
  await end();
});
