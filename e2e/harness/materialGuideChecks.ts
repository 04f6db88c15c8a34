import type { Page } from 'playwright-core';
import type { GuideProjectName } from '../../scripts/guide-projects/guideProjects';
import {
  countStylesOfBody,
  EXPRESS,
  NEXT,
  readStyle,
  VITE,
  type GuideCheck,
} from './guideCheck';

const GREEN = 'rgb(0, 105, 92)';
const BLUE = 'rgb(25, 118, 210)';
const RED = 'rgb(211, 47, 47)';

/** The link has the colour of the theme, and the registry has put all styles into the head. */
async function checkMaterial(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Show orders' });
  expect(await readStyle(link, 'background-color')).toBe(GREEN);
  expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
  expect(await countStylesOfBody(page)).toBe(0);
}

/** Buttons whose corners are rounder than those of the library. */
const toRoundButtons = (...names: string[]): GuideCheck => ({
  served: VITE,
  async use(page) {
    for (const name of names) {
      const button = page.getByRole('button', { name });
      expect(await readStyle(button, 'border-radius')).toBe('20px');
    }
  },
});

/** Utilities win over the styles of the library, in its place and in a portal. */
const TAILWIND: GuideCheck = {
  served: VITE,
  async use(page) {
    const button = page.getByRole('button', { name: 'Show order' });
    expect(await readStyle(button, 'background-color')).toBe(BLUE);
    expect(await readStyle(button, 'padding')).toBe('32px');
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Order' });
    expect(await readStyle(dialog, 'border-radius')).toBe('24px');
  },
};

/** The theme reaches templates of styled-components, and nothing is written by Emotion. */
const STYLED_COMPONENTS: GuideCheck = {
  served: VITE,
  async use(page) {
    const readColour = (name: string) =>
      readStyle(page.getByRole('button', { name }), 'background-color');
    expect(await readColour('Ship order')).toBe(GREEN);
    expect(await readColour('Ship today')).toBe(RED);
    expect(await page.locator('style[data-styled]').count()).toBe(1);
    expect(await page.locator('style[data-emotion]').count()).toBe(0);
  },
};

/** The button of the Express server counts, so the page was hydrated; no style was left in the body. */
async function addOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Added: 0' }).click();
  await page.getByRole('button', { name: 'Added: 1' }).waitFor();
  expect(await countStylesOfBody(page)).toBe(0);
}

async function checkButton(page: Page, colour: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Added: 0' });
  expect(await readStyle(button, 'background-color')).toBe(colour);
  expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
}

async function checkOrders(page: Page): Promise<void> {
  const chip = page.locator('.MuiChip-root', { hasText: '2 orders' });
  expect(await readStyle(chip, 'background-color')).toBe(BLUE);
}

type MaterialProjectName = Extract<GuideProjectName, `Material UI, ${string}`>;

/** Checks of each project of Material UI. */
export const MATERIAL_CHECKS: Readonly<Record<MaterialProjectName, GuideCheck>> = {
  'Material UI, Next.js App Router': {
    served: NEXT,
    look: checkMaterial,
    async use(page) {
      await page.getByRole('heading', { name: '2 orders' }).waitFor();
      await page.getByRole('link', { name: 'Show orders' }).click();
      await page.getByText('1042: Marta Keller').waitFor();
    },
  },
  'Material UI, Next.js Pages Router': {
    served: NEXT,
    look: checkMaterial,
    async use(page) {
      await page.getByRole('link', { name: 'Show orders' }).click();
      await page.getByRole('heading', { name: 'Orders' }).waitFor();
    },
  },
  'Material UI, Vite, plain CSS': {
    served: VITE,
    async use(page) {
      const order = page.getByRole('button', { name: 'Order' });
      const soldOut = page.getByRole('button', { name: 'Sold out' });
      expect(await readStyle(order, 'background-color')).toBe(GREEN);
      expect(await readStyle(order, 'border-radius')).toBe('20px');
      expect(await readStyle(soldOut, 'border-top-style')).toBe('dashed');
    },
  },
  'Material UI, Vite, parts in plain CSS': {
    served: VITE,
    async use(page) {
      const edge = page.locator('.MuiOutlinedInput-notchedOutline');
      expect(await readStyle(edge, 'border-top-width')).toBe('1px');
      await page.getByLabel('Invoice').focus();
      expect(await readStyle(edge, 'border-top-width')).toBe('3px');
      const thumb = page.locator('.MuiSlider-thumb');
      expect(await readStyle(thumb, 'border-radius')).toBe('4px');
    },
  },
  'Material UI, Vite, CSS modules': {
    served: VITE,
    async use(page) {
      const card = page.locator('.MuiCard-root');
      expect(await readStyle(card, 'border-radius')).toBe('16px');
      const title = page.getByText('Order 1043');
      expect(await readStyle(title, 'font-weight')).toBe('700');
    },
  },
  'Material UI, Vite, Sass': {
    served: VITE,
    async use(page) {
      const ship = page.getByRole('button', { name: 'Ship order' });
      const cancel = page.getByRole('button', { name: 'Cancel order' });
      expect(await readStyle(ship, 'border-radius')).toBe('20px');
      expect(await readStyle(ship, 'border-top-style')).toBe('solid');
      expect(await readStyle(cancel, 'border-top-style')).toBe('dashed');
    },
  },
  'Material UI, Vite, css prop of Emotion': toRoundButtons('Save'),
  'Material UI, Vite, styled-components': toRoundButtons(
    'Ship order',
    'Cancel order',
  ),
  'Material UI, Vite, Tailwind CSS 4, important': TAILWIND,
  'Material UI, Vite, Tailwind CSS 4, layers': TAILWIND,
  'Material UI, Vite, Tailwind CSS 3, injectFirst': TAILWIND,
  'Material UI, Vite, Tailwind CSS 3, important': TAILWIND,
  'Material UI, Vite, styled-components instead of Emotion': STYLED_COMPONENTS,
  'Material UI, Vite, alias to styled-components': STYLED_COMPONENTS,
  'Material UI, Vite, TanStack Router': {
    served: VITE,
    async use(page) {
      const link = page.getByRole('link', { name: 'Order 1043' });
      expect(await readStyle(link, 'color')).toBe(BLUE);
      await link.click();
      await page.getByRole('heading', { name: 'Order 1043' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/orders/1043');
      expect(await link.getAttribute('aria-current')).toBe('page');
      await page
        .locator('.MuiButton-colorSecondary, .MuiButton-textSecondary')
        .waitFor();
    },
  },
  'Material UI, Express': {
    served: EXPRESS,
    async look(page) {
      await checkButton(page, GREEN);
      expect(await countStylesOfBody(page)).toBe(0);
    },
    use: addOne,
  },
  'Material UI, Express, all data before the HTML': {
    served: EXPRESS,
    async look(page) {
      await checkButton(page, BLUE);
      await checkOrders(page);
      expect(await countStylesOfBody(page)).toBe(0);
    },
    async use(page) {
      await checkOrders(page);
      await addOne(page);
    },
  },
  'Material UI, Express, streaming': {
    served: EXPRESS,
    // Without scripts, what came later stays hidden.
    async look(page) {
      await checkButton(page, BLUE);
      expect(await page.locator('.MuiSkeleton-root').isVisible()).toBe(true);
      expect(await page.getByText('2 orders').isVisible()).toBe(false);
    },
    async use(page) {
      await page.getByText('2 orders').waitFor();
      await checkOrders(page);
      await addOne(page);
    },
  },
};
