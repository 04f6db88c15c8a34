import type { BrowserContext, Page } from 'playwright-core';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

type Call = [command: string, name: string, parameters: Record<string, unknown>];

declare global {
  interface Window {
    calls: Call[];
  }
}

/** A tag function that records its calls, as a page's owner may define before anything else. */
function record(): void {
  window.calls = [];
  Object.assign(window, {
    gtag: (...args: unknown[]) =>
      window.calls.push(JSON.parse(JSON.stringify(args)) as Call),
  });
}

const listEvents = (page: Page, name?: string) =>
  page.evaluate(
    (wanted) =>
      window.calls.filter(
        ([command, event]) => command === 'event' && (!wanted || event === wanted),
      ),
    name,
  );

const waitForEvents = (page: Page, name: string, count: number) =>
  page.waitForFunction(
    ([wanted, least]) =>
      window.calls.filter(([, event]) => event === wanted).length >= Number(least),
    [name, count],
  );

/** Turns to another tab, as far as the page can tell. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const toggleMode = (page: Page) =>
  page.getByRole('button', { name: 'Toggle color mode' }).click();

async function open(arrange: () => void): Promise<BrowserContext> {
  const context = await openAsReader(stage);
  await context.addInitScript(arrange);
  return context;
}

it('tells page views with product and reader, and each page once', async () => {
  const page = await (await open(record)).newPage();
  await openPage(page, `${stage.origin}${PAGES.button}?from=mail#sizes`);
  await waitForEvents(page, 'page_view', 1);
  expect((await page.evaluate(() => window.calls))[0]).toEqual([
    'set',
    'user_properties',
    expect.objectContaining({
      codeVariant: 'TS',
      codeStylingVariant: 'MUI System',
      userLanguage: 'en',
      colorSchemeOS: 'light',
      colorScheme: 'system',
    }),
  ]);
  expect(await listEvents(page, 'page_view')).toEqual([
    [
      'event',
      'page_view',
      {
        page_location: `${stage.origin}${PAGES.button}`,
        page_title: await page.title(),
        productId: await page
          .locator('meta[name="mui:productId"]')
          .getAttribute('content'),
        productCategoryId: await page
          .locator('meta[name="mui:productCategoryId"]')
          .getAttribute('content'),
      },
    ],
  ]);
  // A heading of the same page is no other page.
  await page.evaluate(() => (window.location.hash = '#accessibility'));
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await waitForEvents(page, 'page_view', 2);
  expect((await listEvents(page, 'page_view')).slice(1)).toEqual([
    [
      'event',
      'page_view',
      {
        page_location: `${stage.origin}/blog/`,
        page_title: await page.title(),
        productId: 'none',
        productCategoryId: 'none',
      },
    ],
  ]);
  await page.context().close();
});

it('tells of clicks by what is said about the element, through one listener', async () => {
  const page = await (await open(record)).newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  await page.evaluate(() => {
    document.querySelector('h1')!.innerHTML = `
      <button data-ga-event-category="shop" data-ga-event-action="open"
        data-ga-event-label="now"><span>always</span></button>
      <button data-ga-event-category="shop" data-ga-event-split="0">never</button>
      <button data-ga-event-action="open">nothing</button>`;
  });
  for (const name of ['never', 'nothing', 'always']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await waitForEvents(page, 'shop', 1);
  expect(await listEvents(page, 'shop')).toEqual([
    ['event', 'shop', { eventAction: 'open', eventLabel: 'now' }],
  ]);
  await page.context().close();
});

it('tells the properties of a reader again when they change', async () => {
  const page = await (await open(record)).newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  await waitForEvents(page, 'page_view', 1);
  await toggleMode(page);
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem', { name: 'Joy UI' }).click();
  await waitForEvents(page, 'page_view', 2);
  const calls = await page.evaluate(() => window.calls);
  expect(calls.map(([, name]) => name)).toEqual([
    'user_properties',
    'page_view',
    'user_properties',
    'products',
    'page_view',
  ]);
  expect(calls[2]?.[2]).toMatchObject({ colorScheme: 'dark' });
  expect(calls[4]?.[2]).toMatchObject({ productId: 'joy-ui' });
  await page.context().close();
});

it('measures a drawn visit, and reports it when the reader leaves', async () => {
  const context = await open(record);
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  await waitForEvents(page, 'page_view', 1);
  await toggleMode(page);
  await leave(page);
  // The script of web vitals may still be loading; it reports when the reader leaves.
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return window.calls.some(([, name]) => name === 'LCP');
  });
  const vitals = (await listEvents(page)).filter(
    ([, , parameters]) => parameters.eventCategory === 'Web Vitals',
  );
  expect(vitals.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']),
  );
  for (const [, name, parameters] of vitals) {
    expect([name, Number.isInteger(parameters.value)]).toEqual([name, true]);
  }
  await context.close();
});

it('measures no visit that is not drawn (specification 9: web vitals)', async () => {
  const context = await open(record);
  await context.addInitScript(() => {
    Math.random = () => 0.0002;
  });
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  await waitForEvents(page, 'page_view', 1);
  await leave(page);
  await toggleMode(page);
  expect((await listEvents(page)).map(([, name]) => name)).toEqual(['page_view']);
  await context.close();
});

it.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
])('sends nothing under %s', async (_signal, name, value) => {
  const context = await open(record);
  await context.addInitScript(
    ([key, wish]) => {
      Object.defineProperty(navigator, String(key), { value: wish });
    },
    [name, value] as const,
  );
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.button}`);
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem', { name: 'Joy UI' }).click();
  await page.waitForURL('**/joy-ui/');
  await leave(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.calls)).toEqual([]);
  await context.close();
});

it.each<[string, () => void]>([
  [
    'throws',
    () => {
      Object.assign(window, {
        gtag() {
          throw new Error('blocked');
        },
      });
    },
  ],
  [
    'rejects',
    () =>
      void Object.assign(window, {
        gtag: () => Promise.reject(new Error('blocked')),
      }),
  ],
  [
    'is frozen',
    () =>
      void Object.defineProperty(window, 'gtag', {
        value: Object.freeze(() => Object.freeze([])),
      }),
  ],
  ['is something else', () => void Object.assign(window, { gtag: { push: 1 } })],
  ['is absent', () => undefined],
])('works as ever where the tag %s', async (_how, arrange) => {
  const context = await open(arrange);
  const page = await context.newPage();
  const complaints = watchComplaints(context, stage.origin);
  await openPage(page, `${stage.origin}${PAGES.button}`);
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem', { name: 'Joy UI' }).click();
  await page.waitForURL('**/joy-ui/');
  await page.waitForLoadState('networkidle');
  expect(complaints.take()).toEqual([]);
  await context.close();
});

it('tells a tag that comes late what it has missed', async () => {
  const page = await (await open(() => undefined)).newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem', { name: 'Joy UI' }).click();
  await page.waitForURL('**/joy-ui/');
  await page.evaluate(record);
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem', { name: 'Base UI' }).click();
  await waitForEvents(page, 'page_view', 3);
  expect(
    (await listEvents(page, 'page_view')).map(([, , { productId }]) => productId),
  ).toEqual(['material-ui', 'joy-ui', 'base-ui']);
  await page.context().close();
});
