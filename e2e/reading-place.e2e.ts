/** The way back leads to where one was: what was read stays where it was in the window. */
import type { Page } from 'playwright-core';
import { openPage, waitForDemos, waitUntilSettled } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { pickDailyPart } from '../tests/harness/pickDailyPart';

const stage = useStage();

/** Tolerance of the restored place, in pixels. */
const TOLERANCE = 2;

const PAGES_WITH_DEMOS = [
  '/material-ui/react-button/',
  '/material-ui/react-text-field/',
  '/material-ui/react-chip/',
  '/material-ui/react-table/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/x/react-data-grid/',
];

const PHONE: Reader = { width: 390, height: 844 };
const DESKTOP: Reader = { width: 1280, height: 900 };

const RUNS = PAGES_WITH_DEMOS.flatMap((pathname, index) => {
  const windows = [
    { pathname, name: '390 pixels wide', reader: PHONE },
    { pathname, name: '1280 pixels wide', reader: DESKTOP },
  ];
  // So that each day has pages in both.
  return index % 2 === 0 ? windows : windows.reverse();
});

/** Scrolls down as a reader does, so that demos near the viewport are hydrated. */
async function readOn(page: Page, distance: number): Promise<void> {
  for (let y = 0; y < distance; y += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
    );
  }
  await waitForDemos(page);
}

/** The heading that is nearest to where one reads, and how far from the top it is. */
const readHeading = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)[id]')];
    const line = window.innerHeight / 4;
    const tops = headings.map((heading) => ({
      id: heading.id,
      top: heading.getBoundingClientRect().top,
    }));
    return tops.reduce((nearest, other) =>
      Math.abs(other.top - line) < Math.abs(nearest.top - line) ? other : nearest,
    );
  });

type Heading = Awaited<ReturnType<typeof readHeading>>;

/** Waits until nothing moves any more: not in a second of frames. */
const waitForRest = (page: Page) =>
  page.waitForFunction(() => {
    const state = window as { rest?: { height: number; y: number; since: number } };
    const height = document.documentElement.scrollHeight;
    const y = window.scrollY;
    const now = performance.now();
    if (state.rest?.height !== height || state.rest.y !== y) {
      state.rest = { height, y, since: now };
    }
    return now - state.rest.since > 1500;
  });

async function expectAt(page: Page, heading: Heading): Promise<void> {
  // The address changes before the page does.
  await page.locator(`[id="${heading.id}"]`).waitFor({ state: 'attached' });
  await waitUntilSettled(page);
  await waitForRest(page);
  const top = await page.evaluate(
    (id) => document.getElementById(id)!.getBoundingClientRect().top,
    heading.id,
  );
  expect(Math.abs(top - heading.top)).toBeLessThanOrEqual(TOLERANCE);
}

async function followAnyLink(page: Page): Promise<void> {
  const before = page.url();
  // On phones, the sidebar is behind a button: its links are followed all the same.
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#site-navigation a[href]')]
      .find(({ pathname }) => pathname !== window.location.pathname)
      ?.click(),
  );
  await page.waitForURL((url) => url.href !== before);
  await page.waitForFunction(() => window.scrollY === 0);
  await waitUntilSettled(page);
}

it.each(pickDailyPart(RUNS, 2))(
  'what was read stays where it was, back and forward, reloaded or not: $pathname, $name',
  async ({ pathname, reader }) => {
    const context = await openAsReader(stage, reader);
    const page = await context.newPage();
    await openPage(page, stage.origin + pathname);
    await page.mouse.move(reader.width! / 2, 400);
    await readOn(page, 3600);
    await waitForRest(page);
    const heading = await readHeading(page);

    await followAnyLink(page);
    await readOn(page, 300);
    await waitForRest(page);
    const next = await readHeading(page);
    await page.goBack();
    await page.waitForURL(`**${pathname}`);
    await expectAt(page, heading);

    await page.goForward();
    await page.waitForURL((url) => url.pathname !== pathname);
    await expectAt(page, next);

    await page.reload();
    await expectAt(page, next);
    await page.goBack();
    await page.waitForURL(`**${pathname}`);
    await expectAt(page, heading);

    await page.reload();
    await expectAt(page, heading);
    await context.close();
  },
);

it('a reader who goes on at once is not held', async () => {
  const context = await openAsReader(stage, { width: 1280, height: 900 });
  const page = await context.newPage();
  await openPage(page, `${stage.origin}/material-ui/react-button/`);
  await page.mouse.move(640, 400);
  await readOn(page, 3600);
  await waitForRest(page);
  const { top, id } = await readHeading(page);
  await followAnyLink(page);
  await page.goBack();
  await page.waitForURL('**/material-ui/react-button/');
  await page.locator(`[id="${id}"]`).waitFor();
  await page.mouse.wheel(0, 600);
  await waitForRest(page);
  const now = await page.evaluate(
    (heading) => document.getElementById(heading)!.getBoundingClientRect().top,
    id,
  );
  expect(now - top).toBeLessThan(-500);
  await context.close();
});
