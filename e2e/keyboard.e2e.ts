import type { BrowserContext, Page } from 'playwright-core';
import { stopClock } from './harness/clock';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

type Clipboard = 'takes' | 'refuses' | 'is missing';

/** Stands in for the clipboard, since a page may not read the real one unasked. */
async function replaceClipboard(context: BrowserContext, clipboard: Clipboard) {
  await context.addInitScript((behaviour) => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    const writeText = (text: string) => {
      if (behaviour === 'refuses') {
        return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
      }
      copied.push(text);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: behaviour === 'is missing' ? undefined : { writeText },
    });
  }, clipboard);
}

async function openWithClipboard(
  clipboard: Clipboard,
): Promise<{ page: Page; takeComplaints: () => string[]; close(): Promise<void> }> {
  const context = await openAsReader(stage);
  await replaceClipboard(context, clipboard);
  const complaints = watchComplaints(context, stage.origin);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.installation}`);
  return {
    page,
    takeComplaints: () => complaints.take(),
    close: () => context.close(),
  };
}

function readCopied(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { copied: string[] }).copied);
}

const firstBlock = (page: Page) =>
  page
    .locator('main')
    .locator('pre', { has: page.locator('code') })
    .first();

/** The Copy button that belongs to the first code block. */
const firstCopy = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^(?:Copy|Copied)$/ })
    .first();

function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

describe('with the keyboard alone', () => {
  it('leads from the skip link to a copied code block', async () => {
    const { page, takeComplaints, close } = await openWithClipboard('takes');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    expect(await readFocus(page)).toBe('Skip to main content');
    expect(await skipLink.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    const code = (await firstBlock(page).textContent()) ?? '';
    const passed: string[] = [];
    while ((await readFocus(page)) !== 'Copy') {
      await page.keyboard.press('Tab');
      passed.push(await readFocus(page));
      expect(passed.length).toBeLessThan(60);
    }
    // The header is behind the reader: nothing of it is passed on the way.
    expect(passed).not.toContain('Products');
    await stopClock(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await readCopied(page)).toEqual([code.replace(/\n$/, '')]);
    expect(takeComplaints()).toEqual([]);
    await close();
  });

  it('shows "Copied" for 2000 ms and then "Copy" (specification 4: copy button; 9: copy confirmation)', async () => {
    const context = await openAsReader(stage);
    await replaceClipboard(context, 'takes');
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.installation}`);
    await stopClock(page);
    const button = firstCopy(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await page.clock.runFor(1999);
    expect(await button.textContent()).toBe('Copied');
    await page.clock.runFor(1);
    expect(await button.textContent()).toBe('Copy');
    await context.close();
  });

  it('copies again within the 2000 ms, and counts from the last time', async () => {
    const context = await openAsReader(stage);
    await replaceClipboard(context, 'takes');
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.installation}`);
    await stopClock(page);
    const button = firstCopy(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await page.clock.runFor(1500);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => (window as unknown as { copied: string[] }).copied.length === 2,
    );
    await page.clock.runFor(1999);
    expect(await button.textContent()).toBe('Copied');
    await page.clock.runFor(1);
    expect(await button.textContent()).toBe('Copy');
    await context.close();
  });

  it.each(['Control+c', 'Meta+c', 'Alt+c', 'Control+Shift+c'])(
    'copies the block under the focus by %s (specification 4: copy button)',
    async (keys) => {
      const { page, close } = await openWithClipboard('takes');
      await firstBlock(page).focus();
      await stopClock(page);
      await page.keyboard.press(keys);
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      const code = (await firstBlock(page).textContent()) ?? '';
      expect(await readCopied(page)).toEqual([code.replace(/\n$/, '')]);
      await close();
    },
  );

  it('copies the block under the pointer', async () => {
    const { page, close } = await openWithClipboard('takes');
    await firstBlock(page).hover();
    await stopClock(page);
    await page.keyboard.press('Control+c');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await readCopied(page)).toHaveLength(1);
    await close();
  });

  it('leaves the shortcut alone without a block, with a selection, and without a modifier', async () => {
    const { page, close } = await openWithClipboard('takes');
    await page.keyboard.press('Control+c');
    await firstBlock(page).focus();
    await page.keyboard.press('c');
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) window.getSelection()?.selectAllChildren(heading);
    });
    await page.keyboard.press('Control+c');
    expect(await readCopied(page)).toEqual([]);
    expect(await firstCopy(page).textContent()).toBe('Copy');
    await close();
  });

  it.each(['refuses', 'is missing'] as const)(
    'selects the code, in silence, where the clipboard %s (specification 8: clipboard unavailable)',
    async (clipboard) => {
      const { page, takeComplaints, close } = await openWithClipboard(clipboard);
      await firstCopy(page).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => window.getSelection()?.toString() !== '');
      const selected = await page.evaluate(() => window.getSelection()?.toString());
      const code = (await firstBlock(page).textContent()) ?? '';
      expect(selected?.trim()).toBe(code.trim());
      expect(await firstCopy(page).textContent()).toBe('Copy');
      expect(takeComplaints()).toEqual([]);
      await close();
    },
  );
});
