import type { Locator, Page } from 'playwright-core';
import { getLimit } from '../tests/limits/limits';
import { findViolations } from '../tests/harness/axe';
import { openPage, TEMPLATES, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const WINDOWS = [
  { mode: 'light', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'rtl', width: 360 },
] as const;

type Template = keyof typeof TEMPLATES;

/** A layer that a reader opens on a page, and its expected content. */
interface OpenedState {
  name: string;
  /** Default: all. */
  templates?: readonly Template[];
  /** Default: both. */
  only?: 'wide' | 'narrow';
  open: (page: Page, isWide: boolean) => Promise<unknown>;
}

const DOCS: readonly Template[] = [
  'guide',
  'component',
  'reference',
  'icons',
  'stylings',
  'grid',
];

const WITH_DEMOS: readonly Template[] = ['component', 'stylings', 'grid'];

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openSettings(page: Page): Promise<Locator> {
  await button(page, 'Settings').click();
  const settings = dialog(page, 'Settings');
  await settings.waitFor();
  return settings;
}

async function search(page: Page, text: string): Promise<Locator> {
  await button(page, 'Search').click();
  await page.getByRole('combobox', { name: 'Search' }).fill(text);
  return dialog(page, 'Search');
}

/** The list of pages; on a narrow window in a drawer. */
async function openPages(page: Page, isWide: boolean): Promise<void> {
  if (!isWide) {
    await button(page, 'Menu').click();
    await button(page, 'Close menu').waitFor();
  }
}

const firstDemo = (page: Page) =>
  page.locator('section[data-demo]:has([role="toolbar"])').first();

const STATES: readonly OpenedState[] = [
  {
    name: 'products',
    async open(page, isWide) {
      await openPages(page, isWide);
      if (isWide) {
        await button(page, 'Products').click();
        await page.getByRole('menu').waitFor();
      }
    },
  },
  { name: 'settings', open: openSettings },
  {
    name: 'settings that were changed',
    async open(page) {
      const settings = await openSettings(page);
      await settings.getByRole('checkbox', { name: 'Dense', exact: true }).check();
      await button(settings, 'Reset density').waitFor();
    },
  },
  {
    name: 'search',
    async open(page) {
      await button(page, 'Search').click();
      await dialog(page, 'Search').waitFor();
    },
  },
  {
    name: 'search with results',
    async open(page) {
      const results = await search(page, 'button');
      await results.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search without results',
    async open(page) {
      const results = await search(page, 'xylophone');
      await results.getByText('xylophone').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    async open(page) {
      await page.keyboard.press('?');
      await dialog(page, 'Keyboard shortcuts').waitFor();
    },
  },
  {
    name: 'the other mode',
    async open(page) {
      const { theme } = await page.evaluate(() => ({
        ...document.documentElement.dataset,
      }));
      await page.keyboard.press('t');
      await page.waitForFunction(
        (before) => document.documentElement.dataset.theme !== before,
        theme,
      );
    },
  },
  {
    name: 'the link over the header',
    async open(page) {
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: 'Skip to main content' }).waitFor();
    },
  },
  {
    name: 'another density, and no dialog',
    async open(page) {
      const settings = await openSettings(page);
      await settings.getByRole('checkbox', { name: 'Dense', exact: true }).check();
      await page.keyboard.press('Escape');
      await settings.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'versions',
    // Base UI has one release line, and no menu.
    templates: DOCS.filter((template) => template !== 'stylings'),
    only: 'wide',
    async open(page) {
      await button(page, /^Version /).click();
      await page.getByRole('menu', { name: /^Version / }).waitFor();
    },
  },
  {
    name: 'pages, filtered to none',
    templates: DOCS,
    async open(page, isWide) {
      await openPages(page, isWide);
      await page.getByRole('searchbox', { name: 'Filter pages' }).fill('qzx');
      await page.getByText('Nothing found for “qzx”.').first().waitFor();
    },
  },
  {
    name: 'an answer to the question at the end',
    templates: DOCS,
    async open(page) {
      const question = page.getByRole('group', { name: 'Was this page helpful?' });
      await button(question, 'No').click();
      await question.getByRole('textbox').waitFor();
    },
  },
  {
    name: 'contents',
    templates: [...DOCS, 'post'],
    only: 'narrow',
    async open(page) {
      await page.locator('summary', { hasText: 'On this page' }).first().click();
      await page
        .locator('details[open]', { hasText: 'On this page' })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the code of a demo',
    templates: WITH_DEMOS,
    async open(page) {
      await button(firstDemo(page), 'Show code').click();
      await button(firstDemo(page), 'Hide code').waitFor();
    },
  },
  {
    name: 'more actions of a demo',
    templates: WITH_DEMOS,
    async open(page) {
      await button(firstDemo(page), 'More actions').click();
      await page.getByRole('menu', { name: 'More actions' }).waitFor();
    },
  },
  {
    name: 'a demo that is edited',
    templates: WITH_DEMOS,
    async open(page) {
      await button(firstDemo(page), 'Edit').click();
      await firstDemo(page).locator('[data-edited-stage="running"]').waitFor();
    },
  },
  {
    name: 'props, filtered to none',
    templates: ['reference'],
    async open(page) {
      const field = page.getByRole('searchbox', { name: 'Filter props' }).first();
      await field.fill('qzx');
    },
  },
  {
    name: 'the drawings of no icon',
    templates: ['icons'],
    async open(page) {
      await page.getByRole('searchbox', { name: 'Search icons' }).fill('xylophone');
      await page.getByText('xylophone').first().waitFor();
    },
  },
  {
    name: 'an icon',
    templates: ['icons'],
    async open(page) {
      await page.getByRole('listbox', { name: 'Material Icons' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Fewest states a kind of page is looked at in. */
const LEAST = 10;

const listStates = (template: Template, isWide: boolean) =>
  STATES.filter(
    ({ templates, only }) =>
      (!templates || templates.includes(template)) &&
      (!only || only === (isWide ? 'wide' : 'narrow')),
  );

describe.each(WINDOWS)(
  'what is open, $mode, $direction, $width px wide',
  ({ mode, direction, width }) => {
    const isWide = width > 900;
    it.each(Object.keys(TEMPLATES) as Template[])(
      'satisfies axe on the kind of page: %s',
      async (template) => {
        const states = listStates(template, isWide);
        expect(states.length).toBeGreaterThanOrEqual(LEAST);
        const found: Record<string, string[]> = {};
        for (const { name, open } of states) {
          // A context of its own, so that no state is left for the next one.
          const context = await openAsReader(stage, {
            width,
            localStorage: { 'mui-mode': mode, ...themeToStorage({ direction }) },
          });
          const page = await context.newPage();
          await openPage(page, `${stage.origin}${TEMPLATES[template]}`);
          await hydrateDemos(page);
          await open(page, isWide);
          const violations = await findViolations(page);
          if (violations.length > 0) found[name] = violations;
          await context.close();
        }
        expect(found).toEqual({});
      },
      getLimit('manyPages'),
    );
  },
);
