import type { BrowserContext, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import {
  measureOverflow,
  openPage,
  waitUntilHydrated,
} from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { readShifts, watchShifts } from './harness/shifts';

const stage = useStage();

const BUTTON = '/material-ui/api/button/';
const DATA_GRID = '/x/api/data-grid/data-grid/';
const DISPLAYS = ['collapsed', 'expanded', 'table'] as const;

const open: BrowserContext[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

/** Opens a page as a reader and waits until React has taken over. */
async function visit(address: string, reader: Reader = {}): Promise<Page> {
  const context = await openAsReader(stage, reader);
  open.push(context);
  const page = await context.newPage();
  await page.goto(`${stage.origin}${address}`);
  await waitUntilHydrated(page);
  return page;
}

const store = (display: string) => ({ apiPage_default: display });

const readStored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => key.startsWith('apiPage')),
    ),
  );

const readChecked = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Props display' })
    .first()
    .getByRole('radio', { checked: true })
    .getAttribute('value');

const chooseTable = (page: Page, section: string) =>
  page
    .getByRole('radiogroup', { name: `${section} display` })
    .first()
    .getByRole('radio', { name: 'Table' })
    .check();

const getFilter = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter props' }).first();

const getRow = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`);

const DESCRIPTION = 'The variant to use.';

describe('display', () => {
  it.each(DISPLAYS)('is %s where that is stored', async (display) => {
    const page = await visit(BUTTON, { localStorage: store(display) });
    expect(await readChecked(page)).toBe(display);
    const text = getRow(page, 'button-prop-variant').getByText(DESCRIPTION);
    expect(await text.isVisible()).toBe(display !== 'collapsed');
    // Elsewhere the head is clipped to a pixel, for screen readers.
    const { height } = (await page.locator('thead').first().boundingBox()) ?? {
      height: 0,
    };
    expect(height > 10).toBe(display === 'table');
    expect(await readStored(page)).toEqual(store(display));
  });

  it('is drawn once where nothing is stored, and the same ever after (specification 4: API display)', async () => {
    const page = await visit(BUTTON);
    const drawn = await readStored(page);
    expect(Object.keys(drawn)).toEqual(['apiPage_default']);
    expect(DISPLAYS).toContain(drawn.apiPage_default);
    expect(await readChecked(page)).toBe(drawn.apiPage_default);
    await page.reload();
    await waitUntilHydrated(page);
    expect(await readStored(page)).toEqual(drawn);
    expect(await readChecked(page)).toBe(drawn.apiPage_default);
  });

  it('is expanded for a crawler, and nothing is stored (specification 4: API display)', async () => {
    const page = await visit(BUTTON, {
      options: {
        userAgent:
          'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
    });
    expect(await readChecked(page)).toBe('expanded');
    expect(await readStored(page)).toEqual({});
  });

  it('is expanded where storage throws', async () => {
    const context = await openAsReader(stage);
    open.push(context);
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await page.goto(`${stage.origin}${BUTTON}`);
    await waitUntilHydrated(page);
    expect(await readChecked(page)).toBe('expanded');
    // A choice holds for the visit.
    await chooseTable(page, 'Props');
    expect(await readChecked(page)).toBe('table');
  });

  it('is kept for each section by itself', async () => {
    const page = await visit(BUTTON, { localStorage: store('expanded') });
    await chooseTable(page, 'Classes');
    expect(await readStored(page)).toEqual({
      apiPage_default: 'expanded',
      apiPage_classes: 'table',
    });
    expect(await readChecked(page)).toBe('expanded');
  });

  it.each(DISPLAYS)(
    'is %s in the first frame, and nothing moves',
    async (display) => {
      const context = await openAsReader(stage, { localStorage: store(display) });
      open.push(context);
      await watchShifts(context);
      await context.addInitScript(() => {
        const heights: number[] = [];
        Object.assign(window, { tableHeights: heights });
        const sample = () => {
          const table = document.querySelector('table');
          if (document.readyState !== 'loading' && table) {
            heights.push(table.getBoundingClientRect().height);
          }
          requestAnimationFrame(sample);
        };
        requestAnimationFrame(sample);
      });
      const page = await context.newPage();
      await page.goto(`${stage.origin}${BUTTON}`);
      await waitUntilHydrated(page);
      const heights = await page.evaluate(
        () => (window as unknown as { tableHeights: number[] }).tableHeights,
      );
      expect(await readShifts(page)).toEqual([]);
      expect(new Set(heights.map(Math.round)).size).toBe(1);
    },
  );
});

describe('rows', () => {
  it.each(DISPLAYS)('are found by their anchors: %s', async (display) => {
    const page = await visit(`${BUTTON}#button-prop-variant`, {
      localStorage: store(display),
    });
    const row = getRow(page, 'button-prop-variant');
    await row.getByText(DESCRIPTION).waitFor();
    const { y } = (await row.boundingBox()) ?? { y: -1 };
    expect(y).toBeGreaterThanOrEqual(64);
    expect(y).toBeLessThan(900);
    // Later ones as well, from within the page.
    await page.evaluate(() => {
      window.location.hash = '#button-prop-href';
    });
    await getRow(page, 'button-prop-href')
      .getByText(/anchor|link/i)
      .first()
      .waitFor();
  });

  it('open and close by keyboard in a collapsed list', async () => {
    const page = await visit(BUTTON, { localStorage: store('collapsed') });
    const toggle = page.getByRole('button', { name: 'Details of variant' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const text = getRow(page, 'button-prop-variant').getByText(DESCRIPTION);
    expect(await text.isVisible()).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    expect(await text.isVisible()).toBe(false);
  });

  it.each(['ltr', 'rtl'] as const)(
    'end with an ellipsis where a closed one cuts a name, a type or a default: %s',
    async (direction) => {
      const page = await visit('/material-ui/api/autocomplete/', {
        width: 390,
        localStorage: { ...store('collapsed'), ...themeToStorage({ direction }) },
      });
      const [cut, unmarked] = await page.evaluate(() => {
        const isInline = (element: Element) =>
          getComputedStyle(element).display.startsWith('inline');
        const blockOf = (element: Element): Element =>
          isInline(element) && element.parentElement
            ? blockOf(element.parentElement)
            : element;
        const blocks = [...document.querySelectorAll('main tr[id] code')]
          .filter((code) => code.checkVisibility())
          .map(blockOf)
          .filter((block) => block.scrollWidth > block.clientWidth);
        return [
          blocks.length,
          blocks
            .filter((block) => {
              const { overflowX, textOverflow } = getComputedStyle(block);
              return overflowX !== 'hidden' || textOverflow !== 'ellipsis';
            })
            .map((block) => block.textContent),
        ];
      });
      expect(cut).toBeGreaterThan(0);
      expect(unmarked).toEqual([]);
    },
  );

  it('can be found by the browser while they are closed', async () => {
    const page = await visit(BUTTON, { localStorage: store('collapsed') });
    const hidden = await page
      .locator('#button-prop-variant-details')
      .getAttribute('hidden');
    expect(hidden).toBe('until-found');
  });

  it('explain a named type in a popover, by keyboard', async () => {
    const page = await visit(BUTTON, { localStorage: store('expanded') });
    const name = getRow(page, 'button-prop-sx').getByRole('button', {
      name: 'SxProps',
    });
    await name.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: 'Type SxProps' });
    await popover.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
  });
});

it('leads from the contents to a heading below all rows, and stays there', async () => {
  const page = await visit(DATA_GRID);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'CSS classes' }).click();
  await page.waitForURL(/#data-grid-classes$/);
  // Several frames on: whatever is laid out late has its true height.
  const top = await page.locator('#data-grid-classes').evaluate(async (heading) => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return heading.getBoundingClientRect().top;
  });
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(300);
});

describe('filter', () => {
  it('is reached by f, counts, and is kept in the address', async () => {
    const page = await visit(DATA_GRID, { localStorage: store('table') });
    await page.keyboard.press('f');
    await page.keyboard.type('row select');
    const rows = page.locator('[data-api-row][id^="data-grid-prop-"]:visible');
    const count = await rows.count();
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThan(40);
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${count} of 1\\d\\d$`) })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('data-grid-props')).toBe(
      'row select',
    );
    await page.reload();
    await waitUntilHydrated(page);
    expect(await getFilter(page).inputValue()).toBe('row select');
    expect(await rows.count()).toBe(count);
  });

  it('leaves what changed, and the rows say since when', async () => {
    const page = await visit('/material-ui/api/accordion/', {
      localStorage: store('expanded'),
    });
    await page.getByRole('button', { name: 'Changed since 5.11' }).click();
    const rows = page.locator('[data-api-row][id^="accordion-prop-"]:visible');
    expect(await rows.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'accordion-prop-slotProps',
      'accordion-prop-slots',
      'accordion-prop-TransitionComponent',
      'accordion-prop-TransitionProps',
    ]);
    await getRow(page, 'accordion-prop-slots')
      .getByText('Not listed in 5.14.19')
      .waitFor();
    expect(new URL(page.url()).searchParams.get('accordion-props.only')).toBe(
      'changed',
    );
  });

  it('leads out of nothing found', async () => {
    const page = await visit(BUTTON, { localStorage: store('table') });
    await getFilter(page).fill('no prop has this');
    await page.getByRole('button', { name: 'Show all props' }).click();
    expect(await getRow(page, 'button-prop-variant').isVisible()).toBe(true);
  });
});

describe('every state', () => {
  it.each(DISPLAYS)('passes axe, wide and narrow: %s', async (display) => {
    for (const mode of ['light', 'dark'] as const) {
      const page = await visit(BUTTON, {
        localStorage: { ...store(display), 'mui-mode': mode },
      });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ mode, width, found: await findViolations(page) }).toEqual({
          mode,
          width,
          found: [],
        });
      }
    }
  });

  it.each(DISPLAYS)(
    'is as wide as the window, in both directions: %s',
    async (display) => {
      for (const direction of ['ltr', 'rtl'] as const) {
        const page = await visit(DATA_GRID, {
          localStorage: { ...store(display), ...themeToStorage({ direction }) },
          width: 390,
        });
        const overflow = await measureOverflow(page);
        expect({ direction, overflow }).toEqual({ direction, overflow: 0 });
      }
    },
  );

  it('can be read without JavaScript', async () => {
    const context = await openAsReader(stage, {
      options: { javaScriptEnabled: false },
    });
    open.push(context);
    const page = await context.newPage();
    await page.goto(`${stage.origin}${BUTTON}`);
    const row = getRow(page, 'button-prop-variant');
    expect(await row.getByText(DESCRIPTION).isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Details of/ }).count()).toBe(0);
  });

  it('prints everything, whatever the display', async () => {
    const page = await visit(BUTTON, { localStorage: store('collapsed') });
    await page.emulateMedia({ media: 'print' });
    const row = getRow(page, 'button-prop-variant');
    expect(await row.getByText(DESCRIPTION).isVisible()).toBe(true);
  });
});

describe('beside the demos', () => {
  const PAGE = '/material-ui/react-button/';

  it('are the props of the page’s components, which load nothing', async () => {
    const context = await openAsReader(stage);
    open.push(context);
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page, `${stage.origin}${PAGE}`);
    const before = requests.length;
    await page.locator('h2#api').scrollIntoViewIfNeeded();
    const row = getRow(page, 'button-prop-variant');
    await row.scrollIntoViewIfNeeded();
    expect(await row.getByText(DESCRIPTION).isVisible()).toBe(true);
    expect(requests.slice(before).filter((url) => url.endsWith('.json'))).toEqual(
      [],
    );
    await getFilter(page).fill('startIcon');
    expect(await row.isVisible()).toBe(false);
    expect(await getRow(page, 'button-prop-startIcon').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Full reference' }).first().click();
    await page.waitForURL(`**${BUTTON}`);
  });

  it('come after a client navigation, too', async () => {
    const page = await visit(BUTTON, { localStorage: store('expanded') });
    await page
      .getByRole('link', { name: 'ButtonVariants' })
      .or(page.locator('main a[href^="/material-ui/react-button/"]'))
      .first()
      .click();
    await page.waitForURL(`**${PAGE}**`);
    await getRow(page, 'button-prop-variant').waitFor({ state: 'attached' });
  });
});

describe('Base UI', () => {
  it('leads between demos and both references (specification 2: docsTab)', async () => {
    const page = await visit('/base-ui/react-button/');
    const tabs = page.getByRole('navigation', { name: 'Pages of this subject' });
    await tabs.getByRole('link', { name: 'Components API' }).click();
    await page.waitForURL('**/base-ui/react-button/components-api/');
    await tabs.getByRole('link', { name: 'Hooks API' }).click();
    await page.waitForURL('**/base-ui/react-button/hooks-api/');
    expect(await tabs.locator('[aria-current="page"]').textContent()).toBe(
      'Hooks API',
    );
    await tabs.getByRole('link', { name: 'Demos' }).click();
    await page.waitForURL('**/base-ui/react-button/');
  });
});
