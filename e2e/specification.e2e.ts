/**
 * Rows of the specification's points 2, 4, 8 and 9 that no other file is about. Where each
 * row is proven is in `tests/content/specificationRows.test.ts`.
 */
import type { Page } from 'playwright-core';
import { openPage, PAGES, waitUntilHydrated } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { listBuiltPages, readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

const TOOLTIPS = '/material-ui/react-tooltip/';

async function open(pathname: string, reader: Reader = {}): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, stage.origin + pathname);
  return page;
}

describe('point 2, screens and routes', () => {
  it('has every section at its path (specification 2: top-level sections)', () => {
    const pages = listBuiltPages();
    for (const prefix of [
      '/material-ui/',
      '/joy-ui/',
      '/base-ui/',
      '/system/',
      '/x/react-data-grid/',
      '/x/react-date-pickers/',
      '/x/react-charts/',
      '/x/react-tree-view/',
      '/versions/',
      '/blog/',
      '/experiments/docs/',
    ]) {
      expect([prefix, pages.some((page) => page.startsWith(prefix))]).toEqual([
        prefix,
        true,
      ]);
    }
  });

  it('groups the components of a library (specification 2: sections of a library)', async () => {
    const page = await open(PAGES.button);
    const navigation = page.getByRole('navigation', { name: 'Material UI pages' });
    const labels = await navigation
      .locator('summary, li:has(> ul) > span')
      .allTextContents();
    for (const label of [
      'Getting started',
      'Components',
      'Inputs',
      'Data display',
      'Feedback',
      'Surfaces',
      'Navigation',
      'Layout',
      'Utils',
      'Customization',
    ]) {
      expect(labels.map((text) => text.trim())).toContain(label);
    }
    await page.context().close();
  });

  it.each([
    [PAGES.button, 'material-ui', 'core'],
    ['/joy-ui/', 'joy-ui', 'core'],
    ['/base-ui/', 'base-ui', 'core'],
    ['/system/', 'system', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-charts/', 'x-charts', 'x'],
    ['/versions/', 'docs', 'docs'],
    ['/production-error/?code=7', 'docs', 'docs'],
    ['/', '', ''],
  ])(
    '%s is of product "%s" in category "%s" (specification 2: product identification)',
    async (pathname, id, category) => {
      const page = await open(pathname);
      const readMeta = (name: string) =>
        page.locator(`meta[name="${name}"]`).getAttribute('content');
      expect(await readMeta('mui:productId')).toBe(id);
      expect(await readMeta('mui:productCategoryId')).toBe(category);
      await page.context().close();
    },
  );

  it('names a page without its hash (specification 2: trailing hash)', async () => {
    const page = await open(`${PAGES.installation}#install`);
    expect(
      new URL(
        (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '',
      ).pathname,
    ).toBe(PAGES.installation);
    expect(page.url()).toMatch(/#install$/);
    await page.context().close();
  });
});

/** Space between the four buttons of `TooltipTools`: one step of the scale. */
function measureStep(page: Page): Promise<string> {
  return page
    .locator(
      '[data-demo="TooltipTools"] [data-live] [role="group"] > button + button',
    )
    .first()
    .evaluate((button) => getComputedStyle(button).marginInlineStart);
}

/** Opens the tooltips with a clock that stands still. */
async function openTooltips(reader: Reader = {}) {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await page.clock.install();
  await openPage(page, stage.origin + TOOLTIPS);
  const demo = page.locator('[data-demo="TooltipTools"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-live]').waitFor();
  const button = demo.getByRole('button', { name: 'Measure', exact: true });
  const box = await button.boundingBox();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return {
    page,
    button,
    pointAtButton: () => page.mouse.move(box!.x + 8, box!.y + 8),
    tooltip: page.getByRole('tooltip', { name: 'Measure' }),
  };
}

describe('point 4, states and transitions', () => {
  it('sets the spacing outright (specification 4: set spacing)', async () => {
    const page = await open('/');
    const spacing = page.getByRole('radiogroup', { name: 'Spacing' });
    const options = await spacing
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => (radio as HTMLInputElement).value),
      );
    const other = options.find((value) => value !== '8') ?? '';
    await spacing.locator(`input[value="${other}"]`).check({ force: true });
    expect(
      await page.evaluate(
        () => JSON.parse(localStorage.getItem('docs-theme') ?? '{}') as object,
      ),
    ).toMatchObject({ spacing: Number(other) });
    await openPage(page, stage.origin + TOOLTIPS);
    await page.locator('[data-demo="TooltipTools"]').scrollIntoViewIfNeeded();
    await page.locator('[data-demo="TooltipTools"] [data-live]').waitFor();
    expect(await measureStep(page)).toBe(`${other}px`);
    await page.context().close();
  });

  it('opens a tooltip after its delay and closes it on leaving (specification 4: tooltip; 9: tooltip)', async () => {
    const { page, pointAtButton, tooltip } = await openTooltips();
    await pointAtButton();
    await page.clock.runFor(99);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip.waitFor();
    expect(
      await tooltip
        .locator('.MuiTooltip-tooltip')
        .evaluate((element) => getComputedStyle(element).maxWidth),
    ).toBe('300px');
    await page.mouse.move(0, 0);
    // No delay on leaving: what is left is the transition out.
    await page.clock.runFor(0);
    await page.clock.runFor(500);
    await tooltip.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('closes a tooltip by Escape (specification 4: tooltip)', async () => {
    const { page, pointAtButton, tooltip } = await openTooltips();
    await pointAtButton();
    await page.clock.runFor(100);
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await tooltip.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('opens a tooltip by a long touch (specification 9: tooltip)', async () => {
    const { page, button, tooltip } = await openTooltips({
      options: { hasTouch: true },
    });
    await button.dispatchEvent('touchstart', {
      touches: [],
      changedTouches: [],
      targetTouches: [],
    });
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(101);
    await tooltip.waitFor();
    await button.dispatchEvent('touchend', {
      touches: [],
      changedTouches: [],
      targetTouches: [],
    });
    await page.clock.runFor(1499);
    expect(await tooltip.count()).toBe(1);
    await page.clock.runFor(501);
    await tooltip.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('point 8, errors', () => {
  it('falls back to English for a text that a pack lacks, and says so once (specification 8: missing translation)', async () => {
    const context = await openAsReader(stage);
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await context.route('**/assets/languages/**', async (route) => {
      const pack = readBuilt(new URL(route.request().url()).pathname);
      await route.fulfill({
        contentType: 'text/javascript',
        body: pack.replace(/"skipLink":\s*"[^"]*",\s*/, ''),
      });
    });
    const page = await context.newPage();
    await page.goto(`${stage.origin}${PAGES.installation}?userLanguage=fr`);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Paramètres' }).waitFor();
    expect(
      await page.getByRole('link', { name: 'Skip to main content' }).count(),
    ).toBe(1);
    expect(errors).toEqual(['Missing translation for fr:skipLink.']);
    await context.close();
  });
});

describe('point 9, constants', () => {
  it('has spacing 8, radius 12 and the blue #007FFF (specification 9: theme)', async () => {
    const page = await open(TOOLTIPS);
    const variables = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--portal-radius', '--portal-primary'].map((name) =>
        style.getPropertyValue(name).trim().toLowerCase(),
      );
    });
    expect(variables).toEqual(['12px', '#007fff']);
    await page.locator('[data-demo="TooltipTools"]').scrollIntoViewIfNeeded();
    await page.locator('[data-demo="TooltipTools"] [data-live]').waitFor();
    expect(await measureStep(page)).toBe('8px');
    await page.context().close();
  });

  it('ripples for 550 ms, by touch after 80 ms (specification 9: ripple)', async () => {
    const context = await openAsReader(stage, {
      options: { reducedMotion: 'no-preference', hasTouch: true },
    });
    const page = await context.newPage();
    await page.clock.install();
    await openPage(page, stage.origin + TOOLTIPS);
    const demo = page.locator('[data-demo="TooltipTools"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-live]').waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const ripple = demo.locator('.MuiTouchRipple-rippleVisible');
    await demo
      .getByRole('button', { name: 'Measure', exact: true })
      .evaluate((button) => {
        const touch = new Touch({
          identifier: 1,
          target: button,
          clientX: button.getBoundingClientRect().x + 4,
          clientY: button.getBoundingClientRect().y + 4,
        });
        button.dispatchEvent(
          new TouchEvent('touchstart', { bubbles: true, touches: [touch] }),
        );
      });
    await page.clock.runFor(79);
    expect(await ripple.count()).toBe(0);
    await page.clock.runFor(1);
    await ripple.waitFor({ state: 'attached' });
    expect(
      await ripple.evaluate(
        (element) => getComputedStyle(element).animationDuration,
      ),
    ).toBe('0.55s');
    await context.close();
  });

  it('calls a page by the words of its path (specification 9: page title)', async () => {
    const page = await open('/x/api/data-grid/data-grid/');
    expect(await page.title()).toMatch(/^DataGrid\b/);
    await openPage(page, stage.origin + PAGES.button);
    expect(await page.title()).toMatch(/^Button\b/);
    await page.context().close();
  });

  it('offers about 60 languages to choose from, and documentation in English (specification 2: user language; 9: locales)', async () => {
    const page = await open(`${PAGES.installation}?userLanguage=pt`);
    await page.getByRole('button', { name: 'Definições' }).click();
    const options = page.getByRole('dialog').locator('option');
    await options.nth(1).waitFor({ state: 'attached' });
    const languages = await options.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('lang')),
    );
    expect(languages).toEqual(expect.arrayContaining(['en', 'zh-CN', 'pt']));
    expect(languages.length).toBeGreaterThan(55);
    expect(await page.locator('.prose').getAttribute('lang')).toBe('en');
    await page.context().close();
  });
});
