import type { Page } from 'playwright-core';
import {
  followSidebarLink,
  measureOverflow,
  openPage,
  PAGES,
  waitUntilSettled,
} from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { listBuiltPages, useStage } from '../tests/harness/site';

const stage = useStage();

const SETS = [
  ['Material UI', '/material-ui/', '/material-ui/react-button/'],
  ['Joy UI', '/joy-ui/', '/joy-ui/react-button/'],
  ['Base UI', '/base-ui/', '/base-ui/react-button/'],
  ['MUI System', '/system/', '/system/getting-started/the-sx-prop/'],
  ['MUI X', '/x/', '/x/react-data-grid/'],
] as const;

const PRODUCTS = [
  'Material UI',
  'Joy UI',
  'Base UI',
  'MUI System',
  'Data Grid',
  'Date and Time Pickers',
  'Charts',
  'Tree View',
];

/** Templates have no entry in the sidebar: the page above them lists them. */
const TEMPLATE = /\/templates\/[^/]+\/$/;

async function open(address: string, reader?: Reader): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, `${stage.origin}${address}`);
  return page;
}

const sidebarOf = (page: Page, set: string) =>
  page.getByRole('navigation', { name: `${set} pages` });

describe('the filter of the sidebar', () => {
  it('narrows the pages, is kept for the session, and cleared by Escape', async () => {
    const page = await open('/material-ui/react-button/');
    const sidebar = sidebarOf(page, 'Material UI');
    const field = sidebar.getByRole('searchbox', { name: 'Filter pages' });
    const count = await sidebar.getByRole('link').count();
    await field.fill('button gr');
    await sidebar.getByRole('status').getByText('Results: 3').waitFor();
    expect(await sidebar.getByRole('link').allInnerTexts()).toEqual([
      'Button Group',
      'ButtonGroup',
      'ToggleButtonGroup',
    ]);
    await field.press('Enter');
    await page.waitForURL('**/material-ui/react-button-group/');
    await page.reload();
    await sidebar.getByText('Results: 3').waitFor();
    expect(await field.inputValue()).toBe('button gr');
    await openPage(page, `${stage.origin}/x/react-data-grid/`);
    expect(
      await page.getByRole('searchbox', { name: 'Filter pages' }).inputValue(),
    ).toBe('');
    await openPage(page, `${stage.origin}/material-ui/react-button/`);
    await sidebar.getByText('Results: 3').waitFor();
    await field.press('Escape');
    expect(await field.inputValue()).toBe('');
    expect(await sidebar.getByRole('link').count()).toBe(count);
    await page.context().close();
  });

  it('works in the drawer, which stays open until Escape has nothing to clear', async () => {
    const page = await open('/material-ui/react-button/', { width: 390 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const field = page.getByRole('searchbox', { name: 'Filter pages' });
    await field.fill('no such page');
    await page.getByText('Nothing found for “no such page”.').waitFor();
    await field.press('Escape');
    expect(await field.isVisible()).toBe(true);
    expect(await field.inputValue()).toBe('');
    await field.press('Escape');
    await field.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

describe.each(SETS)('the sidebar of %s', (set, root, example) => {
  it('lists every written page of the set, and no other', async () => {
    const page = await open(example);
    const links = await sidebarOf(page, set)
      .locator('a')
      .evaluateAll((anchors) =>
        anchors.map(
          (anchor) => new URL((anchor as HTMLAnchorElement).href).pathname,
        ),
      );
    const built = listBuiltPages();
    const written = built.filter(
      (pathname) => pathname.startsWith(root) && !TEMPLATE.test(pathname),
    );
    const own = links.filter((pathname) => pathname.startsWith(root));
    expect(written).toContain(example);
    // Parts of one page have entries of their own, told apart by their hash.
    expect([...new Set(own)].sort()).toEqual(written);
    // A tree may name pages of another set: they exist as well.
    expect(built).toEqual(expect.arrayContaining(links));
    await page.context().close();
  });

  it('marks the open page and has it in view', async () => {
    const page = await open(example);
    const current = sidebarOf(page, set).locator('[aria-current="page"]');
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute('href')).toBe(example);
    const box = await current.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(900);
    await page.context().close();
  });

  it('shows planned entries as text with a chip (specification 2: markers)', async () => {
    const page = await open(example);
    const entries = await sidebarOf(page, set)
      .locator('li [data-marker="planned"]')
      .evaluateAll((markers) =>
        markers.map((marker) => ({
          text: marker.closest('li')?.textContent,
          controls: marker.closest('li')?.querySelectorAll('a, button').length,
        })),
      );
    for (const { text, controls } of entries) {
      expect(text).toMatch(/.+Planned(?:\s*(?:Pro|Premium))?$/);
      expect(controls).toBe(0);
    }
    await page.context().close();
  });
});

describe('planned entries', () => {
  it('are there at all', async () => {
    const counts = [];
    for (const [, , example] of SETS) {
      const page = await open(example);
      counts.push(await page.locator('nav li [data-marker="planned"]').count());
      await page.context().close();
    }
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });
});

describe('the product menu', () => {
  it('names the products in the order of the product menu, and leads to them', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Products' }).click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const names = await Promise.all(
      (await items.all()).map((item) => item.ariaSnapshot()),
    );
    expect(names.map((name) => /menuitem "([^"]+)"/.exec(name)?.[1])).toEqual(
      PRODUCTS,
    );
    for (const href of await items.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      expect(listBuiltPages()).toContain(href);
    }
    await page.getByRole('menuitem', { name: 'Joy UI', exact: true }).click();
    await page.waitForURL('**/joy-ui/');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('is used by keyboard, and gives the focus back', async () => {
    const page = await open('/');
    const button = page.getByRole('button', { name: 'Products' });
    const readFocused = () =>
      page.evaluate(() => document.activeElement?.textContent ?? '');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.waitForFunction(() =>
      document.activeElement?.matches('[role="menuitem"]'),
    );
    expect(await readFocused()).toMatch(/^Material UI/);
    await page.keyboard.press('ArrowDown');
    expect(await readFocused()).toMatch(/^Joy UI/);
    await page.keyboard.press('End');
    expect(await readFocused()).toMatch(/^Tree View/);
    await page.keyboard.press('ArrowDown');
    expect(await readFocused()).toMatch(/^Material UI/);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(await readFocused()).toMatch(/^Products/);
    await page.context().close();
  });
});

describe('on a phone', () => {
  const phone = { width: 390, height: 800 };

  it('the menu is a drawer that closes by Escape and gives the focus back', async () => {
    const page = await open(PAGES.installation, phone);
    const sidebar = sidebarOf(page, 'Material UI');
    expect(await sidebar.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await sidebar.waitFor();
    await page.keyboard.press('Escape');
    await sidebar.waitFor({ state: 'hidden' });
    expect(
      await button.evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await page.context().close();
  });

  it('the drawer closes when a page is chosen', async () => {
    const page = await open(PAGES.installation, phone);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sidebar = sidebarOf(page, 'Material UI');
    await followSidebarLink(page, 'Components', 'Button');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await sidebar.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it.each([
    PAGES.home,
    PAGES.installation,
    PAGES.button,
    '/material-ui/api/autocomplete/',
    '/base-ui/react-autocomplete/hooks-api/',
    '/x/api/data-grid/grid-col-def/',
    '/versions/',
  ])('nothing is wider than the window: %s', async (address) => {
    const page = await open(address, { width: 320, height: 800 });
    const overflow = await measureOverflow(page);
    expect(overflow).toBe(0);
    await page.context().close();
  });
});

describe('an address without a page', () => {
  it.each([
    ['/material-ui/react-buton/', PAGES.button],
    ['/material-ui/getting-started/instalation/', PAGES.installation],
  ])('%s is told the nearest title', async (address, nearest) => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    const response = await page.goto(`${stage.origin}${address}`);
    expect(response?.status()).toBe(404);
    await waitUntilSettled(page);
    const suggestion = page.locator(`main a[href="${nearest}"]`);
    await suggestion.waitFor();
    await suggestion.click();
    await page.waitForURL(`**${nearest}`);
    await page
      .locator('h1:has-text("Button"), h1:has-text("Installation")')
      .waitFor();
    await context.close();
  });
});

describe('from page to page', () => {
  it('nothing is loaded anew, and title and address follow', async () => {
    const page = await open(PAGES.installation);
    expect(await page.title()).toBe('Installation - Material UI');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await followSidebarLink(page, 'Components', 'Button');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(PAGES.button);
    expect(await page.title()).toBe('Button - Material UI');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.context().close();
  });

  it('a long page that is led to is the one that would have been opened', async () => {
    const page = await open(PAGES.button);
    const BLOCKS =
      '.prose :is(h2, h3, p, li, [data-demo-stage]):not([data-demo-stage] *)';
    const listBlocks = () =>
      page.evaluate(
        (blocks) =>
          [...document.querySelectorAll<HTMLElement>(blocks)]
            // The content of a stage depends on whether its demo already runs.
            .map(({ tagName, id, dataset, textContent }) =>
              dataset.demoStage === undefined
                ? `${tagName} ${id || textContent}`
                : '',
            ),
        BLOCKS,
      );
    const { length } = await listBlocks();
    await followSidebarLink(page, 'Components', 'Checkbox');
    await page.getByRole('heading', { level: 1, name: 'Checkbox' }).waitFor();
    await followSidebarLink(page, 'Components', 'Button');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await page.waitForFunction(
      ({ blocks, count }) => document.querySelectorAll(blocks).length >= count,
      { blocks: BLOCKS, count: length },
    );
    const led = await listBlocks();
    await openPage(page, `${stage.origin}${PAGES.button}`);
    expect(led).toEqual(await listBlocks());
    await page.context().close();
  });

  it('a part of a long page is reached, however early its link is pressed', async () => {
    const page = await open(PAGES.button);
    const top = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            const links = document.querySelectorAll<HTMLAnchorElement>(
              'nav[aria-labelledby="contents-title"] a',
            );
            const last = [...links].at(-1);
            if (document.querySelector('h1')?.textContent !== 'Slider' || !last)
              return;
            observer.disconnect();
            const wasThere = document.querySelector(last.hash) !== null;
            last.click();
            const measure = () => {
              const target = document.querySelector(last.hash);
              const place = target?.getBoundingClientRect().top ?? Infinity;
              if (place < window.innerHeight) resolve(wasThere ? NaN : place);
              else requestAnimationFrame(measure);
            };
            measure();
          });
          observer.observe(document, { subtree: true, childList: true });
          document
            .querySelector<HTMLElement>('a[href="/material-ui/react-slider/"]')
            ?.click();
        }),
    );
    expect(top).toBeGreaterThanOrEqual(0);
    expect(new URL(page.url()).hash).not.toBe('');
    await page.context().close();
  });

  it('going back restores the scroll position', async () => {
    const page = await open(PAGES.installation);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.waitForFunction(() => window.scrollY === 400);
    await followSidebarLink(page, 'Components', 'Button');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await page.waitForFunction(() => Math.abs(window.scrollY - 400) <= 1);
    await page.context().close();
  });

  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/', '', ''],
  ])('%s names its product', async (address, product, category) => {
    const page = await open(address);
    const read = (name: string) =>
      page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect(await read('mui:productId')).toBe(product);
    expect(await read('mui:productCategoryId')).toBe(category);
    await page.context().close();
  });
});
