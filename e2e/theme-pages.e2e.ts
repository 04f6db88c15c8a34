import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { measureOverflow, openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const COLOR = '/material-ui/customization/color/';
const DENSITY = '/material-ui/customization/density/';

interface Opened {
  context: BrowserContext;
  page: Page;
  /** The controls on the page itself. */
  playground: Locator;
  code: Locator;
}

async function open(address: string, name: string): Promise<Opened> {
  const context = await openAsReader(stage);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${address}`);
  const playground = page.getByRole('region', { name, exact: true });
  const code = playground.getByRole('group', { name: 'theme.ts code' });
  return { context, page, playground, code };
}

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  return dialog;
}

const readStored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('docs-theme') ?? '{}') as object,
  );

describe('the page of the colours', () => {
  it('colours the portal, measures, writes the theme, and resets', async () => {
    const { context, page, playground, code } = await open(COLOR, 'Colors');
    const primary = playground.getByRole('list', { name: 'Contrast: Primary' });
    expect(await primary.getByRole('listitem').count()).toBe(4);
    await playground.getByLabel('Primary', { exact: true }).fill('#b00020');
    await code.getByText("primary: { main: '#b00020' }").waitFor();
    await primary.getByText('7.32:1').first().waitFor();
    expect(
      await page.evaluate(() =>
        document.documentElement.style.getPropertyValue('--portal-primary'),
      ),
    ).toBe('#b00020');
    expect(await readStored(page)).toMatchObject({
      paletteColors: { primary: { main: '#b00020' } },
    });
    const dialog = await openSettings(page);
    expect(await dialog.getByLabel('Primary', { exact: true }).inputValue()).toBe(
      '#b00020',
    );
    await dialog.getByRole('button', { name: 'Reset colors' }).click();
    await code.getByText('createTheme();').waitFor();
    await context.close();
  });
});

describe('the colours of the settings', () => {
  /** Filled buttons in a demo, of each library. */
  const FILLED = [
    ['/material-ui/react-button/', '.MuiButton-containedPrimary'],
    ['/joy-ui/react-button/', '.MuiButton-variantSolid.MuiButton-colorPrimary'],
  ] as const;

  const readBackground = (page: Page, selector: string) =>
    page
      .locator(`[data-live] ${selector}:not(:disabled)`)
      .first()
      .evaluate((button) => {
        const channels =
          getComputedStyle(button).backgroundColor.match(/\d+/g) ?? [];
        return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
      });

  it.each(
    FILLED.flatMap(([pathname, selector]) =>
      (['light', 'dark'] as const).map(
        (system) => [pathname, system, selector] as const,
      ),
    ),
  )('are those of the demos on %s, %s', async (pathname, system, selector) => {
    const context = await openAsReader(stage, { system });
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${pathname}`);
    await hydrateDemos(page);
    const dialog = await openSettings(page);
    const primary = dialog.getByLabel('Primary', { exact: true });
    expect(await primary.inputValue()).toBe(await readBackground(page, selector));
    await primary.fill('#a8327e');
    // Settings that are changed reach demos in a later task.
    await page.waitForFunction((filled) => {
      const button = document.querySelector(`[data-live] ${filled}:not(:disabled)`);
      return (
        button && getComputedStyle(button).backgroundColor === 'rgb(168, 50, 126)'
      );
    }, selector);
    await context.close();
  });
});

describe('the page of the density', () => {
  it('makes the portal dense, writes the theme, and resets', async () => {
    const { context, page, playground, code } = await open(DENSITY, 'Density');
    await playground.getByRole('checkbox', { name: 'Dense' }).check({ force: true });
    await playground.getByRole('button', { name: 'Decrease spacing' }).click();
    await code.getByText('spacing: 7').waitFor();
    await code.getByText('MuiTable: {').waitFor();
    expect(
      await page.evaluate(() => document.documentElement.hasAttribute('data-dense')),
    ).toBe(true);
    const dialog = await openSettings(page);
    expect(await dialog.getByRole('checkbox', { name: 'Dense' }).isChecked()).toBe(
      true,
    );
    await dialog.getByRole('button', { name: 'Reset density' }).click();
    await code.getByText('createTheme();').waitFor();
    expect(await readStored(page)).toMatchObject({ dense: false, spacing: 8 });
    await context.close();
  });
});

describe.each([COLOR, DENSITY])('%s', (address) => {
  it.each([
    ['light', 'ltr', 1280],
    ['dark', 'rtl', 320],
  ] as const)('is right in every state: %s, %s, %i pixels', async (...state) => {
    const [system, direction, width] = state;
    const context = await openAsReader(stage, {
      system,
      width,
      localStorage: themeToStorage({ direction }),
    });
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${address}`);
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });
});
