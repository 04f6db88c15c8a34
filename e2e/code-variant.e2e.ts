import type { Page } from 'playwright-core';
import { openPage, PAGES, waitUntilSettled } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const YEAR_SECONDS = 31_536_000;

async function openDemos(
  hash: string,
  cookies: Record<string, string> = {},
): Promise<Page> {
  const context = await openAsReader(stage, { cookies });
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${PAGES.button}${hash}`);
  return page;
}

const demos = (page: Page) => page.locator('section[data-demo]');

async function readFirstDemo(page: Page): Promise<string> {
  const name = await demos(page).first().getAttribute('data-demo');
  if (!name) {
    throw new Error('The page has no demo.');
  }
  return name;
}

/** The languages that are selected in the demos, each once. */
async function readSelected(page: Page): Promise<string[]> {
  const selected = await page
    .getByRole('tab', { selected: true })
    .filter({ hasText: /Script/ })
    .allTextContents();
  expect(selected).toHaveLength(await demos(page).count());
  return [...new Set(selected)];
}

/** Name of the demo that the hashes are about. */
async function findDemoName(): Promise<string> {
  const page = await openDemos('');
  const name = await readFirstDemo(page);
  await page.context().close();
  return name;
}

describe('the language of the code samples', () => {
  it('is TypeScript where nothing is chosen (specification 4: code variant)', async () => {
    const page = await openDemos('');
    expect(await demos(page).count()).toBeGreaterThanOrEqual(10);
    expect(await readSelected(page)).toEqual(['TypeScript']);
    await page.context().close();
  });

  it('is what the cookie says (specification 4: code variant)', async () => {
    const page = await openDemos('', { codeVariant: 'JS' });
    expect(await readSelected(page)).toEqual(['JavaScript']);
    await page.context().close();
  });

  it.each(['js', '{"a":1}', '', '<b>'])(
    'is TypeScript where the cookie is damaged: %j',
    async (codeVariant) => {
      const page = await openDemos('', { codeVariant });
      expect(await readSelected(page)).toEqual(['TypeScript']);
      await page.context().close();
    },
  );

  it.each([
    ['.js', 'TS', 'JavaScript'],
    ['.tsx', 'JS', 'TypeScript'],
    ['.ts', 'JS', 'JavaScript'],
    ['.jsx', 'TS', 'TypeScript'],
    ['', 'JS', 'JavaScript'],
  ])(
    'by a hash that ends in "%s" with cookie %s is %s (specification 2: code variant by hash)',
    async (ending, codeVariant, expected) => {
      const page = await openDemos(`#${await findDemoName()}${ending}`, {
        codeVariant,
      });
      expect(await readSelected(page)).toEqual([expected]);
      await page.context().close();
    },
  );

  it('follows the hash while the page is open', async () => {
    const page = await openDemos('');
    const name = await readFirstDemo(page);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `${name}.js`);
    await page
      .getByRole('tab', { name: 'JavaScript', selected: true })
      .first()
      .waitFor();
    expect(await readSelected(page)).toEqual(['JavaScript']);
    await page.context().close();
  });

  it('changes in all demos at once, and for a year (specification 9: cookie lifetime)', async () => {
    const page = await openDemos('');
    const before = Date.now() / 1000;
    await page.getByRole('tab', { name: 'JavaScript' }).first().click();
    await page
      .getByRole('tab', { name: 'JavaScript', selected: true })
      .first()
      .waitFor();
    expect(await readSelected(page)).toEqual(['JavaScript']);
    const [cookie] = (await page.context().cookies()).filter(
      ({ name }) => name === 'codeVariant',
    );
    expect(cookie).toMatchObject({ value: 'JS', path: '/' });
    // The second in which it was written is not known.
    const written = (cookie?.expires ?? 0) - YEAR_SECONDS;
    expect(written).toBeGreaterThan(before - 1);
    expect(written).toBeLessThan(Date.now() / 1000 + 1);
    await page.reload();
    await waitUntilSettled(page);
    expect(await readSelected(page)).toEqual(['JavaScript']);
    await page.context().close();
  });

  it('is written on every change (specification 4: code variant)', async () => {
    const page = await openDemos('');
    const readCookie = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'codeVariant')
        ?.value;
    for (const [name, value] of [
      ['JavaScript', 'JS'],
      ['TypeScript', 'TS'],
      ['JavaScript', 'JS'],
    ] as const) {
      await page.getByRole('tab', { name }).first().click();
      expect(await readCookie()).toBe(value);
    }
    await page.context().close();
  });

  it('is shown: the code has types or has none', async () => {
    const page = await openDemos('');
    // A demo with an interface: its two texts differ for certain.
    const demo = demos(page)
      .filter({
        has: page.locator('pre', { hasText: 'interface' }),
      })
      .first();
    await demo.getByRole('button', { name: 'Show code' }).click();
    const code = demo.getByRole('group', { name: /\.(?:tsx|jsx)$/ });
    expect(await code.textContent()).toContain('interface');
    await demo.getByRole('tab', { name: 'JavaScript' }).click();
    expect(await code.textContent()).not.toContain('interface');
    await demo.getByRole('button', { name: 'Hide code' }).click();
    expect(await code.isVisible()).toBe(false);
    await page.context().close();
  });

  it('moves by arrow keys within the tabs', async () => {
    const page = await openDemos('');
    await page.getByRole('tab', { name: 'TypeScript' }).first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await readSelected(page)).toEqual(['JavaScript']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'JavaScript',
    );
    await page.context().close();
  });
});
