import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, PAGES, waitForDemos } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

async function open(
  address: string,
  reader: Reader = {},
): Promise<{ context: BrowserContext; page: Page; take: () => string[] }> {
  const context = await openAsReader(stage, reader);
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  await openPage(page, stage.origin + address);
  return { context, page, take: () => complaints.take() };
}

const getSheet = (page: Page) =>
  page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const readTheme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.theme);

it('are listed by a question mark, and the focus returns', async () => {
  const { context, page, take } = await open(PAGES.button);
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await link.focus();
  await page.keyboard.press('?');
  await getSheet(page).waitFor();
  for (const text of ['Toggle color mode', 'Copy the code in focus']) {
    await getSheet(page).getByText(text).waitFor();
  }
  // Keys do nothing to the page below.
  await page.keyboard.press('t');
  expect(await readTheme(page)).toBe('light');
  await page.keyboard.press('Escape');
  await getSheet(page).waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.press('t');
  expect(await readTheme(page)).toBe('dark');
  expect(take()).toEqual([]);
  await context.close();
});

it('leave alone what is typed, in fields and in the code editor', async () => {
  const { context, page } = await open('/material-ui/api/button/');
  const filter = page.getByRole('searchbox', { name: 'Filter props' });
  await page.keyboard.press('f');
  expect(
    await filter.evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await page.keyboard.type('t?');
  expect(await filter.inputValue()).toBe('t?');

  await openPage(page, stage.origin + PAGES.button);
  const demo = page.locator('[data-demo="ButtonSizes"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Edit' }).click();
  const editor = demo.getByRole('textbox');
  await editor.focus();
  await page.keyboard.type('t?');
  expect(await readTheme(page)).toBe('light');
  expect(await getSheet(page).count()).toBe(0);
  await context.close();
});

/** Elements in demos that take the focus, and how they get it. */
const IN_DEMOS: readonly [
  what: string,
  pathname: string,
  demo: string,
  focus: (stage: Locator, page: Page) => Promise<void>,
][] = [
  [
    'a cell that can be edited',
    '/x/react-data-grid/',
    'ShipmentWeightEditing',
    (stage) => stage.locator('.MuiDataGrid-cell--editable').first().click(),
  ],
  [
    'a closed select',
    '/material-ui/react-select/',
    'SelectBasic',
    (stage) => stage.getByRole('combobox').focus(),
  ],
  [
    'a button',
    PAGES.button,
    'ButtonSizes',
    (stage) => stage.getByRole('button').first().focus(),
  ],
  [
    'a menu over the page',
    '/material-ui/react-menu/',
    'MenuBasic',
    async (stage, page) => {
      await stage.getByRole('button').first().click();
      await page.getByRole('menuitem').first().waitFor();
    },
  ],
];

it.each(IN_DEMOS)(
  'are not for what is in a demo: %s',
  async (_what, pathname, name, focus) => {
    const { context, page } = await open(pathname);
    const demo = page.locator(`[data-demo="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await waitForDemos(page);
    await focus(demo.locator('[data-demo-stage]'), page);
    await page.keyboard.type('tf?/');
    // All keys are answered in their order, this one last.
    await page.keyboard.press('Control+k');
    // An open menu hides the rest of the page from roles.
    await page.locator('dialog[open][aria-label="Search"]').waitFor();
    expect(await readTheme(page)).toBe('light');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await context.close();
  },
);

it('shortcuts leave Ctrl+Shift+K to the browser', async () => {
  const { context, page } = await open(PAGES.installation);
  const isTaken = await page.evaluateHandle(() => {
    const taken: boolean[] = [];
    // Behind all listeners of the page.
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key.toLowerCase() === 'k') taken.push(defaultPrevented);
    });
    return taken;
  });
  await page.keyboard.press('Control+Shift+K');
  await page.keyboard.press('Control+k');
  expect(await isTaken.jsonValue()).toEqual([false, true]);
  await context.close();
});

it('of one key can be switched off, for good', async () => {
  const { context, page } = await open(PAGES.installation);
  await page.keyboard.press('?');
  const choice = getSheet(page).getByRole('checkbox');
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await openPage(page, stage.origin + PAGES.home);
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  expect(await readTheme(page)).toBe('light');
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The settings lead to the list all the same.
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await choice.check();
  await page.keyboard.press('Escape');
  await getSheet(page).waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  expect(await readTheme(page)).toBe('dark');
  await context.close();
});

it('are said to have failed where the list does not load', async () => {
  const { context, page } = await open(PAGES.installation);
  await context.setOffline(true);
  await page.keyboard.press('?');
  await page.getByText('That did not work. Please try again.').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.keyboard.press('?');
  await getSheet(page).waitFor();
  await context.close();
});

it.each([
  ['light', 'en', 1280],
  ['dark', 'ar', 390],
] as const)('satisfy axe: %s, %s, %i pixels', async (system, language, width) => {
  const { context, page } = await open(
    `${PAGES.installation}?userLanguage=${language}`,
    { system, width },
  );
  await page.waitForFunction(
    (code) => document.documentElement?.lang === code,
    language,
  );
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(
    await sheet.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBe(0);
  await context.close();
});
