/** Demos with a theme of their own follow the reader's settings where it does not name them. */
import type { Page } from 'playwright-core';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const OVERVIEW = '/material-ui/getting-started/';
const USAGE = '/material-ui/getting-started/usage/';
const DENSITY = '/material-ui/customization/density/';

/** Orange, the main colour of the ticket's own theme. */
const OWN_COLOUR = 'rgb(255, 183, 77)';

const findDemo = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

describe('a theme of a demo', () => {
  it('leaves direction and density to the reader', async () => {
    const context = await openAsReader(stage, {
      system: 'dark',
      localStorage: themeToStorage({ direction: 'rtl', dense: true }),
    });
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${OVERVIEW}`);
    await hydrateDemos(page);
    const thumb = findDemo(page, 'OverviewLayers').locator('.MuiSlider-thumb');
    // A slider computes from the theme at which side it begins.
    expect(await thumb.getAttribute('style')).toMatch(/right:/);
    await openPage(page, `${stage.origin}${DENSITY}`);
    await hydrateDemos(page);
    const fields = findDemo(page, 'DensitySpacing').locator('.MuiTextField-root');
    expect(await fields.first().getAttribute('class')).toContain('marginDense');
    await context.close();
  });

  it.each(['dark', 'light'] as const)(
    'has its own colours in static HTML, %s',
    async (system) => {
      const context = await openAsReader(stage, {
        system,
        options: { javaScriptEnabled: false },
      });
      const page = await context.newPage();
      await page.goto(`${stage.origin}${USAGE}`);
      const button = findDemo(page, 'UsageTicketTheme').locator('.MuiButton-root');
      const colour = await button
        .first()
        .evaluate((shown) => getComputedStyle(shown).backgroundColor);
      expect(colour).toBe(OWN_COLOUR);
      await context.close();
    },
  );

  it('has its own colours where it is edited', async () => {
    const context = await openAsReader(stage, {
      localStorage: themeToStorage({ direction: 'rtl' }),
    });
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${USAGE}`);
    const demo = findDemo(page, 'UsageTicketTheme');
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const button = demo.frameLocator('iframe').locator('.MuiButton-root').first();
    await button.waitFor();
    expect(
      await button.evaluate((shown) => getComputedStyle(shown).backgroundColor),
    ).toBe(OWN_COLOUR);
    await context.close();
  });
});
