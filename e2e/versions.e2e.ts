import type { Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { measureOverflow, openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

async function visit(pathname: string, reader: Reader = {}): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, stage.origin + pathname);
  return page;
}

/** Documented versions, by the name of the product. */
const VERSIONS = {
  'Material UI': '5.15.5',
  'Joy UI': '5.0.0-beta.23',
  'Base UI': '5.0.0-beta.32',
  'MUI System': '5.15.5',
};

it('lists what is installed, also without a script (specification 9: versions)', () => {
  const html = readBuilt('versions/index.html');
  for (const version of Object.values(VERSIONS)) {
    expect([version, html.includes(`>${version}<`)]).toEqual([version, true]);
  }
  expect(/name="?mui:productId"? content="?docs[" ]/.test(html)).toBe(true);
});

it.each([
  ['wide, light', { system: 'light' }],
  ['narrow, dark', { system: 'dark', width: 390 }],
] as const)('passes axe and fits the window: %s', async (_name, reader) => {
  const page = await visit('/versions/', reader);
  const complaints = watchComplaints(page.context(), stage.origin);
  expect(await findViolations(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  const row = page.getByRole('row').filter({ hasText: '@mui/joy' });
  await row.getByRole('cell', { name: VERSIONS['Joy UI'], exact: true }).waitFor();
  expect(
    await row
      .getByRole('link', { name: 'Release notes of @mui/joy' })
      .getAttribute('href'),
  ).toMatch(/\/releases\/tag\/v5\.15\.5$/);
  expect(complaints.take()).toEqual([]);
  await page.context().close();
});

it('opens the menu of versions by keyboard, and gives the focus back', async () => {
  const page = await visit(PAGES.button);
  const button = page.getByRole('button', {
    name: `Version ${VERSIONS['Material UI']}`,
  });
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page
    .getByRole('menu', { name: `Version ${VERSIONS['Material UI']}` })
    .getByRole('menuitem');
  expect(await items.allTextContents()).toEqual(['v5.15.5', 'v4', 'All versions']);
  const isFocused = (index: number) =>
    items.nth(index).evaluate((item) => item === document.activeElement);
  expect(await isFocused(0)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(1)).toBe(true);
  await page.keyboard.press('Escape');
  expect(
    await button.evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  // The menu takes the focus when it has opened, which is a task of its own.
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('role') === 'menuitem',
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/versions/');
  await page.context().close();
});

it.each(['ltr', 'rtl'] as const)(
  'opens it under its button: %s',
  async (direction) => {
    const page = await visit('/system/', {
      localStorage: {
        'docs-theme': JSON.stringify({
          version: 1,
          direction,
          dense: false,
          spacing: 8,
        }),
      },
    });
    const button = page.getByRole('button', { name: 'Version 5.15.5' });
    await button.click();
    const menu = page.getByRole('menu', { name: 'Version 5.15.5' });
    const [anchor, box] = [await button.boundingBox(), await menu.boundingBox()];
    const start = (edges: typeof box) =>
      direction === 'ltr' ? edges!.x : edges!.x + edges!.width;
    expect(Math.abs(start(anchor) - start(box))).toBeLessThan(1);
    expect(box!.y).toBeGreaterThan(anchor!.y + anchor!.height);
    await page.context().close();
  },
);

it('leads to all versions where a product has one only', async () => {
  const page = await visit('/joy-ui/');
  await page.getByRole('link', { name: `Version ${VERSIONS['Joy UI']}` }).click();
  await page.waitForURL('**/versions/');
  await page.context().close();
});
