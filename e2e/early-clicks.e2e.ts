/** What is clicked before React has come is done when it has. */
import type { Page } from 'playwright-core';
import { watchComplaints } from './harness/complaints';
import { PAGES, waitUntilSettled } from './harness/pages';
import { openAsReader, type Reader } from './harness/reader';
import { useStage } from './harness/site';

const stage = useStage();

const DEMOS = '/experiments/docs/demos/';

const PHONE: Reader = { width: 390, height: 844 };

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens a page whose scripts do not come before something was done there. */
async function useEarly(
  pathname: string,
  use: (page: Page) => Promise<void>,
  reader?: Reader,
) {
  const context = await openAsReader(stage, reader);
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${stage.origin}${pathname}`, { waitUntil: 'commit' });
  await use(page);
  const isHydrated = await page.evaluate(
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
  expect(isHydrated).toBe(false);
  release();
  await waitUntilSettled(page);
  return {
    page,
    async end() {
      expect(complaints.take()).toEqual([]);
      await context.close();
    },
  };
}

it('the colour mode changes, once for two impatient clicks', async () => {
  const { page, end } = await useEarly(PAGES.installation, async (early) => {
    await clickButton(early, 'Toggle color mode');
    await clickButton(early, 'Toggle color mode');
  });
  await page.locator('html[data-theme="dark"]').waitFor();
  await end();
});

it.each(['Search', 'Settings'])('%s opens', async (name) => {
  const { page, end } = await useEarly(PAGES.installation, (early) =>
    clickButton(early, name),
  );
  await page.getByRole('dialog', { name }).waitFor();
  await end();
});

it('the menu of a phone, which needs no script, opens at once and stays', async () => {
  const findMenu = (page: Page) => page.locator('#site-navigation:popover-open');
  const { page, end } = await useEarly(
    PAGES.installation,
    async (early) => {
      await clickButton(early, 'Menu');
      await findMenu(early).waitFor();
    },
    PHONE,
  );
  await findMenu(page).waitFor();
  await end();
});

it('a code block is copied', async () => {
  const { page, end } = await useEarly(
    PAGES.installation,
    (early) => clickButton(early, 'Copy'),
    { options: { permissions: ['clipboard-read', 'clipboard-write'] } },
  );
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('@mui/material');
  await end();
});

it('the language of code changes', async () => {
  const { page, end } = await useEarly(PAGES.button, (early) =>
    clickButton(early, 'JS code samples'),
  );
  await page.locator('html[data-code-variant="JS"]').waitFor();
  await end();
});

it.each([
  ['Show code', (page: Page) => page.getByRole('button', { name: 'Hide code' })],
  ['Edit', (page: Page) => page.getByRole('textbox', { name: /^Code of / })],
  ['More actions', (page: Page) => page.getByRole('menuitem', { name: 'Download' })],
])('a button of the toolbar of a demo does what it does: %s', async (name, find) => {
  const { page, end } = await useEarly(PAGES.button, (early) =>
    clickButton(early, name),
  );
  await find(page).waitFor();
  await end();
});

it('a button of a demo does what it does', async () => {
  const { page, end } = await useEarly(DEMOS, (early) =>
    clickButton(early, 'Pressed 0 times'),
  );
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await end();
});
