import type { BrowserContext, Page } from 'playwright-core';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, PAGES, waitUntilSettled } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const API_PAGE = '/material-ui/api/button/';

/** A reader whose stored display differs from the one that is chosen here. */
const READER: Reader = { localStorage: { apiPage_default: 'expanded' } };

async function openTab(context: BrowserContext, pathname: string): Promise<Page> {
  const page = await context.newPage();
  await openPage(page, stage.origin + pathname);
  return page;
}

async function showSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  return dialog;
}

const chooseDirection = async (page: Page, name: string) =>
  (await showSettings(page))
    .getByRole('radio', { name, exact: true })
    .check({ force: true });

const chooseVariant = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true }).first().click();

/** The language that all demos of the page show. */
const readVariants = async (page: Page) => [
  ...new Set(
    await page
      .getByRole('tab', { selected: true })
      .filter({ hasText: /Script/ })
      .allTextContents(),
  ),
];

const getDisplay = (page: Page, name: string) =>
  page
    .getByRole('radiogroup', { name: 'Props display' })
    .getByRole('radio', { name, exact: true });

/** Attributes of the document's element. */
const readDocument = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    dir: document.body.dir,
  }));

const waitForDocument = (page: Page, theme: string, dir: string) =>
  page.waitForFunction(
    ([wantedTheme, wantedDir]) =>
      document.documentElement?.dataset.theme === wantedTheme &&
      document.body?.dir === wantedDir,
    [theme, dir],
  );

describe('two tabs', () => {
  async function openTabs(first: string, second = first) {
    const context = await openAsReader(stage, READER);
    return {
      context,
      here: await openTab(context, first),
      there: await openTab(context, second),
    };
  }

  it('agree on mode and direction at once', async () => {
    const { context, here, there } = await openTabs(PAGES.button, PAGES.home);
    await here.bringToFront();
    await here.getByRole('button', { name: 'Toggle color mode' }).click();
    await chooseDirection(here, 'Right to left');
    await waitForDocument(there, 'dark', 'rtl');
    await there.bringToFront();
    const dialog = await showSettings(there);
    expect(
      await dialog.getByRole('radio', { name: 'Dark', exact: true }).isChecked(),
    ).toBe(true);
    await dialog
      .getByRole('radio', { name: 'Left to right', exact: true })
      .check({ force: true });
    await waitForDocument(here, 'dark', 'ltr');
    await context.close();
  });

  it('agree on the language of code samples when the reader comes back', async () => {
    const { context, here, there } = await openTabs(PAGES.button);
    await here.bringToFront();
    await chooseVariant(here, 'JavaScript');
    await there.bringToFront();
    await there.evaluate(() => window.dispatchEvent(new Event('focus')));
    await there.waitForFunction(
      () => document.documentElement?.dataset.codeVariant === 'JS',
    );
    expect(await readVariants(there)).toEqual(['JavaScript']);
    await context.close();
  });

  it('agree on the display of the reference at once', async () => {
    const { context, here, there } = await openTabs(API_PAGE);
    await here.bringToFront();
    await getDisplay(here, 'Table').check({ force: true });
    await there.waitForFunction(
      () => localStorage.getItem('apiPage_props') === 'table',
    );
    const shown = getDisplay(there, 'Table');
    await shown.and(there.locator(':checked')).waitFor({ state: 'attached' });
    await context.close();
  });

  it('forget together', async () => {
    const context = await openAsReader(stage, {
      localStorage: { 'mui-mode': 'dark' },
    });
    const here = await openTab(context, PAGES.home);
    const there = await openTab(context, PAGES.installation);
    await waitForDocument(there, 'dark', 'ltr');
    await here.evaluate(() => localStorage.clear());
    await waitForDocument(there, 'light', 'ltr');
    await context.close();
  });
});

describe('all that is stored', () => {
  it('is in the table of the settings, and forgotten at once, in every tab', async () => {
    const context = await openAsReader(stage, READER);
    const here = await openTab(context, API_PAGE);
    await getDisplay(here, 'Table').check({ force: true });
    const there = await openTab(context, PAGES.installation);
    await here.bringToFront();
    await openPage(here, stage.origin + PAGES.button);
    await chooseVariant(here, 'JavaScript');
    await here.getByRole('button', { name: 'Toggle color mode' }).click();
    await here.getByRole('button', { name: 'Yes', exact: true }).click();
    await here.getByText('Your answer is kept in this browser').waitFor();
    await waitForDocument(there, 'dark', 'ltr');
    await chooseDirection(here, 'Right to left');

    const dialog = here.getByRole('dialog', { name: 'Settings' });
    await dialog.getByText('Stored in this browser').click();
    const stored = await here.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
    ]);
    expect(stored).toEqual(
      expect.arrayContaining([
        'mui-mode',
        'docs-theme',
        'page-feedback',
        'apiPage_props',
        'codeVariant',
      ]),
    );
    const listed = await dialog
      .locator('[data-stored="true"] code')
      .allTextContents();
    expect(stored.filter((key) => !listed.includes(key ?? ''))).toEqual([]);

    const readStored = () =>
      here.evaluate(() => [
        ...Object.entries(localStorage).sort(),
        ...Object.entries(sessionStorage).sort(),
        ...document.cookie.split('; ').sort(),
      ]);
    const forget = dialog.getByRole('button', { name: 'Forget everything' });
    const before = await readStored();
    await forget.click();
    await dialog.getByText('Nothing is stored any more.').waitFor();
    expect(await readStored()).toEqual(['']);
    await waitForDocument(there, 'light', 'ltr');
    await dialog.getByRole('button', { name: 'Undo' }).focus();
    await here.keyboard.press('Enter');
    await dialog.getByText('Everything is as it was.').waitFor();
    expect(await readStored()).toEqual(before);
    expect(
      await forget.evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await waitForDocument(here, 'dark', 'rtl');
    await waitForDocument(there, 'dark', 'rtl');

    await forget.click();
    await dialog.getByText('Nothing is stored any more.').waitFor();
    expect(await readStored()).toEqual(['']);
    await waitForDocument(here, 'light', 'ltr');
    await waitForDocument(there, 'light', 'ltr');
    expect(await readVariants(here)).toEqual(['TypeScript']);
    await here.keyboard.press('Escape');
    expect(
      await here
        .getByRole('button', { name: 'Yes', exact: true })
        .getAttribute('aria-pressed'),
    ).toBe('false');
    await context.close();
  });
});

/** Everything a reader can choose, in one visit, and onward to a second page. */
async function chooseEverything(arrange: () => void, reader: Reader = {}) {
  const context = await openAsReader(stage, reader);
  await context.addInitScript(arrange);
  const complaints = watchComplaints(context, stage.origin);
  const page = await openTab(context, PAGES.button);
  await chooseVariant(page, 'JavaScript');
  await page.getByRole('button', { name: 'Toggle color mode' }).click();
  await chooseDirection(page, 'Right to left');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('Your answer is kept in this browser').waitFor();
  expect(await readDocument(page)).toEqual({ theme: 'dark', dir: 'rtl' });
  expect(await readVariants(page)).toEqual(['JavaScript']);

  // Onward without a reload: choices hold for the session.
  await page.evaluate((target) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click();
  }, API_PAGE);
  await page.waitForURL(`**${API_PAGE}`);
  await waitUntilSettled(page);
  await getDisplay(page, 'Table').check({ force: true });
  await page.goBack();
  await page.waitForURL(`**${PAGES.button}`);
  await waitUntilSettled(page);
  expect(await readDocument(page)).toEqual({ theme: 'dark', dir: 'rtl' });
  expect(await readVariants(page)).toEqual(['JavaScript']);
  await page.goForward();
  await page.waitForURL(`**${API_PAGE}`);
  await waitUntilSettled(page);
  expect(await getDisplay(page, 'Table').isChecked()).toBe(true);
  expect(complaints.take()).toEqual([]);
  await context.close();
}

describe('everything works for the session', () => {
  it.each<[string, () => void]>([
    [
      'where storage and cookies throw',
      () => {
        const deny = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get: deny });
        }
        Object.defineProperty(Document.prototype, 'cookie', {
          get: deny,
          set: deny,
        });
      },
    ],
    [
      'where cookies are off',
      () => {
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => '',
          set: () => undefined,
        });
      },
    ],
    [
      'where storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ])('%s', (_how, arrange) => chooseEverything(arrange));

  it.each(['{{{', '{"version":1,"pages":[["/",{"helpful":"<b>"}]]}', '1e999'])(
    'where what is stored is damaged: %s',
    (text) =>
      chooseEverything(() => undefined, {
        localStorage: {
          'mui-mode': text,
          'docs-theme': text,
          apiPage_default: text,
          apiPage_props: text,
          'page-feedback': text,
          'demo-drafts': text,
        },
        cookies: { codeVariant: text, codeStyling: text },
      }),
  );
});
