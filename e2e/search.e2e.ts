import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Everything the search consists of beyond the button. */
const INDEX_FILES = /\/assets\/search\//;

interface OpenedSearch {
  page: Page;
  context: BrowserContext;
  dialog: Locator;
  input: Locator;
}

const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function openSearch(
  reader: Reader = {},
  {
    address = PAGES.installation,
    key = '/',
  }: { address?: string; key?: string } = {},
): Promise<OpenedSearch> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${address}`);
  await page.keyboard.press(key);
  const dialog = findDialog(page);
  await dialog.waitFor();
  return {
    page,
    context,
    dialog,
    input: page.getByRole('combobox', { name: 'Search' }),
  };
}

/** Types a query and waits for its answer from the full index. */
async function search({ page, input }: OpenedSearch, query: string): Promise<void> {
  await input.fill(query);
  await page
    .locator(`[role=listbox][data-query=${JSON.stringify(query)}] [role=option]`)
    .first()
    .waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-pending="true"]'));
}

/** The line that Enter opens, as it is announced. */
const readActive = ({ input }: OpenedSearch): Promise<string> =>
  input.evaluate(
    (element) =>
      document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
        ?.textContent ?? '',
  );

const listGroups = (dialog: Locator): Promise<string[]> =>
  dialog
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => group.firstElementChild?.textContent ?? ''),
    );

it('loads nothing of the index before it is opened', async () => {
  const context = await openAsReader(stage);
  const page = await context.newPage();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const complaints = watchComplaints(context, stage.origin);
  await openPage(page, `${stage.origin}${PAGES.button}`);
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.hover();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => INDEX_FILES.test(url))).toEqual([]);
  const loaded = context.waitForEvent('response', (response) =>
    INDEX_FILES.test(response.url()),
  );
  await button.click();
  await page.getByRole('combobox', { name: 'Search' }).fill('button');
  await page
    .getByRole('option', { name: /Button/ })
    .first()
    .waitFor();
  expect((await loaded).status()).toBe(200);
  expect(complaints.take()).toEqual([]);
  await context.close();
});

describe('by keyboard', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('opens by %s', async (key) => {
    const opened = await openSearch({}, { key });
    expect(await opened.input.evaluate((input) => input.matches(':focus'))).toBe(
      true,
    );
    expect(await opened.input.inputValue()).toBe('');
    await opened.page.keyboard.press('Escape');
    await opened.dialog.waitFor({ state: 'detached' });
    await opened.context.close();
  });

  it('finds a prop, moves through the list and opens what is chosen', async () => {
    const opened = await openSearch();
    const { page } = opened;
    await search(opened, 'start icon');
    expect(await readActive(opened)).toMatch(/^Button › startIconnode.*Prop$/);
    const first = await readActive(opened);
    await page.keyboard.press('ArrowDown');
    expect(await readActive(opened)).not.toBe(first);
    await page.keyboard.press('End');
    const last = await readActive(opened);
    await page.keyboard.press('ArrowDown');
    expect(await readActive(opened)).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await readActive(opened)).toBe(last);
    await page.keyboard.press('Home');
    expect(await readActive(opened)).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/api/button/#button-prop-startIcon');
    await opened.dialog.waitFor({ state: 'detached' });
    await opened.context.close();
  });

  it('leaves Home and End to the text until the arrows are used', async () => {
    const opened = await openSearch();
    await search(opened, 'button');
    await opened.page.keyboard.press('Home');
    expect(
      await opened.input.evaluate((input: HTMLInputElement) => input.selectionStart),
    ).toBe(0);
    await opened.context.close();
  });

  it('opens a new tab by Ctrl+Enter, and stays', async () => {
    const opened = await openSearch();
    await search(opened, 'tooltip');
    const [tab] = await Promise.all([
      opened.context.waitForEvent('page'),
      opened.page.keyboard.press('Control+Enter'),
    ]);
    expect(new URL(tab.url()).pathname).toBe('/material-ui/react-tooltip/');
    expect(await opened.dialog.isVisible()).toBe(true);
    await opened.context.close();
  });

  it('gives the focus back to the button', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.installation}`);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await findDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await findDialog(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
    await context.close();
  });

  it('goes on from the part that was chosen, on another page and on the same', async () => {
    const opened = await openSearch();
    const { page } = opened;
    const open = async (query: string, hash: string) => {
      await search(opened, query);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/material-ui/react-slider/${hash}`);
      await opened.dialog.waitFor({ state: 'detached' });
    };
    const readNextStop = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    };
    await open('slider steps and marks', '#set-steps-and-marks');
    await page.locator('#set-steps-and-marks').waitFor();
    expect(await readNextStop()).toBe('Direct link to Steps and marks');
    await page.keyboard.press('/');
    await open('price range two thumbs', '#set-a-span');
    expect(await readNextStop()).toBe(
      'Direct link to Range slider with two thumbs: price range',
    );
    await opened.context.close();
  });

  it('is not opened by a slash that is typed', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}/material-ui/material-icons/`);
    const box = page.getByRole('searchbox', { name: 'Search icons' });
    await box.focus();
    await page.keyboard.type('a/b');
    expect(await box.inputValue()).toBe('a/b');
    expect(await findDialog(page).count()).toBe(0);
    await context.close();
  });
});

describe('what is found', () => {
  it('stands by product, the current one first, and shows type, default and matches', async () => {
    const opened = await openSearch({}, { address: '/joy-ui/react-button/' });
    await search(opened, 'button variant');
    const [first, ...others] = await listGroups(opened.dialog);
    expect(first).toBe('Joy UI');
    expect(others).toContain('Material UI');
    const option = opened.dialog.getByRole('option').first();
    expect(await option.locator('code').textContent()).toMatch(/ = 'solid'$/);
    expect(await option.locator('mark').allTextContents()).toEqual([
      'Button',
      'variant',
    ]);
    await opened.context.close();
  });

  it('is narrowed by chips, which are remembered', async () => {
    const opened = await openSearch();
    const { page, dialog } = opened;
    await dialog.getByRole('button', { name: 'Joy UI', exact: true }).click();
    await dialog.getByRole('button', { name: 'Component', exact: true }).click();
    await search(opened, 'sheet');
    expect(await listGroups(dialog)).toEqual(['Joy UI', 'Actions']);
    await page.reload();
    await openPage(page, page.url());
    await page.keyboard.press('/');
    const chip = findDialog(page).getByRole('button', {
      name: 'Joy UI',
      exact: true,
    });
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('combobox', { name: 'Search' }).fill('startIcon');
    await findDialog(page)
      .getByRole('button', { name: 'Search everywhere' })
      .click();
    await page
      .getByRole('option', { name: /startIcon/ })
      .first()
      .waitFor();
    expect(await chip.getAttribute('aria-pressed')).toBe('false');
    await opened.context.close();
  });

  it('is remembered when it is opened, and forgotten when asked', async () => {
    const opened = await openSearch();
    const { page } = opened;
    await search(opened, 'tooltip');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/material-ui/react-tooltip/');
    await page.keyboard.press('/');
    const recent = findDialog(page).getByRole('group', { name: 'Recent' });
    expect(await recent.getByRole('option').count()).toBe(1);
    await findDialog(page).getByRole('button', { name: 'Clear recent' }).click();
    await recent.waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => localStorage.getItem('search-memory')),
    ).toBeNull();
    await opened.context.close();
  });

  it('says that there is nothing', async () => {
    const opened = await openSearch();
    await opened.input.fill('qqqqqq');
    await opened.dialog.getByText('Nothing found for “qqqqqq”.').waitFor();
    await opened.context.close();
  });

  it('can be an action', async () => {
    const opened = await openSearch();
    await opened.input.fill('toggle color');
    await opened.dialog.getByRole('option', { name: 'Toggle color mode' }).click();
    await opened.dialog.waitFor({ state: 'detached' });
    expect(
      await opened.page.evaluate(() => document.documentElement.dataset.theme),
    ).toBe('dark');
    await opened.context.close();
  });
});

it('says that a part of the index is missing, finds the rest, and tries again', async () => {
  const context = await openAsReader(stage);
  await context.route(/assets\/search\/joy-ui-/, (route) => route.abort());
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  await page.keyboard.press('/');
  const dialog = findDialog(page);
  const opened = {
    page,
    context,
    dialog,
    input: page.getByRole('combobox', { name: 'Search' }),
  };
  await search(opened, 'button');
  const notice = dialog.getByRole('alert');
  expect(await notice.textContent()).toContain('Part of the index');
  expect(await listGroups(dialog)).not.toContain('Joy UI');
  await context.unroute(/assets\/search\/joy-ui-/);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await dialog.getByRole('group', { name: 'Joy UI' }).waitFor();
  await context.close();
});

describe.each([
  ['on a desk, light', { width: 1280, height: 900 }],
  [
    'on a phone, dark, right to left',
    {
      width: 390,
      height: 844,
      system: 'dark' as const,
      localStorage: themeToStorage({ direction: 'rtl' }),
    },
  ],
])('%s', (_case, reader: Reader) => {
  it('has nothing that axe objects to, and fits the window', async () => {
    const opened = await openSearch(reader);
    expect(await findViolations(opened.page, 'dialog')).toEqual([]);
    await search(opened, 'button');
    expect(await findViolations(opened.page, 'dialog')).toEqual([]);
    const box = await opened.dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(reader.width ?? 0);
    if (reader.width === 390) {
      expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    }
    expect(
      await opened.page.evaluate(() => {
        const list = document.querySelector('[role=listbox]');
        return list ? list.scrollWidth - list.clientWidth : null;
      }),
    ).toBe(0);
    await opened.context.close();
  });
});
