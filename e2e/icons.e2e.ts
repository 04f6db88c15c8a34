import type { BrowserContext, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { stopClock } from './harness/clock';
import { watchComplaints } from '../tests/harness/complaints';
import {
  measureOverflow,
  openPage,
  PAGES,
  waitUntilHydrated,
} from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

const ICONS = '/material-ui/material-icons/';
const DRAWINGS = '**/assets/material-icons-*/**';

async function openIcons(
  query = '',
  reader: Reader = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${ICONS}${query}`);
  return { context, page };
}

const findSearch = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search icons' });
const findList = (page: Page) =>
  page.getByRole('listbox', { name: 'Material Icons' });

async function readNames(page: Page): Promise<(string | null)[]> {
  return findList(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.textContent));
}

/** Waits until every tile in the list is drawn. */
const waitForDrawings = (page: Page) =>
  page.waitForFunction(() => {
    const drawings = [...document.querySelectorAll('[role=option] [data-drawing]')];
    return (
      drawings.length > 0 &&
      drawings.every((drawing) => drawing.getAttribute('data-drawing') === 'shown')
    );
  });

describe('the icons', () => {
  it('are all there, and drawn as far as they are seen', async () => {
    const { context, page } = await openIcons();
    await waitForDrawings(page);
    await page.getByText('2,133 icons').waitFor();
    const names = await readNames(page);
    expect(names.slice(0, 3)).toEqual(['Abc', 'AcUnit', 'AccessAlarm']);
    expect(names.length).toBeLessThan(120);
    await findList(page).focus();
    await page.keyboard.press('End');
    await findList(page).getByRole('option', { name: 'ZoomOutMap' }).waitFor();
    await waitForDrawings(page);
    await context.close();
  });

  it('are found in the frame after a key press', async () => {
    const { context, page } = await openIcons();
    await findSearch(page).fill('tras');
    await findSearch(page).press('End');
    await page.evaluate(() => {
      document.addEventListener(
        'keydown',
        () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              document.documentElement.dataset.shownThen =
                document.querySelector('[role=option]')?.textContent ?? '';
            }),
          ),
        { once: true },
      );
    });
    await page.keyboard.press('h');
    await page.waitForFunction(
      () => document.documentElement.dataset.shownThen !== undefined,
    );
    expect(
      await page.evaluate(() => document.documentElement.dataset.shownThen),
    ).toBe('RestoreFromTrash');
    expect(await readNames(page)).toContain('Delete');
    await context.close();
  });

  it('are used by keyboard alone, and give the focus back', async () => {
    const { context, page } = await openIcons();
    await findSearch(page).focus();
    await page.keyboard.type('access alarm');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'AccessAlarms' });
    await dialog.waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: 'AccessAlarm', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(
      await findList(page).evaluate((list) => list === document.activeElement),
    ).toBe(true);
    await context.close();
  });

  it('are named in the address, which brings them back', async () => {
    const { context, page } = await openIcons();
    await findSearch(page).fill('mail');
    await page.getByRole('radio', { name: 'Sharp' }).check({ force: true });
    await findList(page)
      .getByRole('option', { name: 'MailLock', exact: true })
      .click();
    await page.waitForURL(
      `${stage.origin}${ICONS}?query=mail&style=sharp&icon=MailLock`,
    );
    await page.reload();
    await waitUntilHydrated(page);
    await page.getByRole('dialog', { name: 'MailLockSharp' }).waitFor();
    expect(await findSearch(page).inputValue()).toBe('mail');
    await context.close();
  });

  it('give their import to the clipboard', async () => {
    const { context, page } = await openIcons('?icon=Anchor&style=two-tone', {
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await stopClock(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import AnchorTwoToneIcon from '@mui/icons-material/AnchorTwoTone';",
    );
    await context.close();
  });

  it('come again after a failure, when asked to', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await page.route(DRAWINGS, (route) => route.abort());
    await openPage(page, `${stage.origin}${ICONS}`);
    const alert = page.getByRole('alert');
    await alert.getByText('Some drawings could not be loaded.').waitFor();
    await findSearch(page).fill('anchor');
    expect(await readNames(page)).toContain('Anchor');
    await page.unroute(DRAWINGS);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await waitForDrawings(page);
    await alert.waitFor({ state: 'detached' });
    await context.close();
  });

  it('are a plain list without scripts', async () => {
    const context = await openAsReader(stage, {
      options: { javaScriptEnabled: false },
    });
    const page = await context.newPage();
    await page.goto(`${stage.origin}${ICONS}`);
    // Texts in it are not found by text.
    await page.locator('noscript p', { hasText: 'needs JavaScript' }).waitFor();
    expect(await page.locator('noscript li').count()).toBe(2133);
    expect(await findSearch(page).count()).toBe(0);
    await context.close();
  });

  it('weigh on no other page', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.installation}`);
    // Read from the build: the body of a script that is on its way when the page closes is lost.
    const paths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    const scripts = paths.map((path) => readBuilt(path)).join('\n');
    expect(scripts).not.toBe('');
    // A name of an icon, and a word that leads to one.
    expect(scripts).not.toContain('AirlineSeatReclineExtra');
    expect(scripts).not.toContain('hamburger');
    expect(readBuilt(`${PAGES.installation}index.html`)).not.toContain(
      'material-icons-',
    );
    await context.close();
  });

  it.each([
    ['light', 'ltr', 1280, ''],
    ['dark', 'rtl', 320, ''],
    ['dark', 'ltr', 320, '?icon=AddLocationAlt'],
    ['light', 'rtl', 1280, '?query=nosuchthing'],
  ] as const)(
    'are right in every state: %s, %s, %i pixels, %s',
    async (system, direction, width, query) => {
      const context = await openAsReader(stage, {
        system,
        width,
        localStorage: themeToStorage({ direction }),
      });
      const complaints = watchComplaints(context, stage.origin);
      const page = await context.newPage();
      await openPage(page, `${stage.origin}${ICONS}${query}`);
      await page.getByRole('status').first().waitFor({ state: 'attached' });
      if (!query.includes('nosuchthing')) await waitForDrawings(page);
      expect(await measureOverflow(page)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      expect(complaints.take()).toEqual([]);
      await context.close();
    },
  );
});
