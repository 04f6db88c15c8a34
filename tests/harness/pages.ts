import type { Page } from 'playwright-core';
import { withTimeout } from './withTimeout';
import { retryIfUndrawn } from './retryIfUndrawn';

/** Pages the tests go to by name. */
export const PAGES = {
  home: '/',
  /** Prose and code blocks, no demo. */
  installation: '/material-ui/getting-started/installation/',
  /** Prose and many demos. */
  button: '/material-ui/react-button/',
} as const;

/** A page of each kind that is made in another way than the others. */
export const TEMPLATES = {
  home: PAGES.home,
  guide: PAGES.installation,
  component: PAGES.button,
  reference: '/material-ui/api/button/',
  icons: '/material-ui/material-icons/',
  stylings: '/base-ui/react-button/',
  grid: '/x/react-data-grid/',
  post: '/blog/how-demos-work/',
} as const;

/** Whether React has taken the page over. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Waits until React has taken the page over. */
export async function waitForScripts(page: Page): Promise<void> {
  // A document that has just begun has no root yet.
  await page.waitForFunction(
    () => document.documentElement?.dataset.hasHydrated === 'true',
  );
}

/** Waits until React has taken the page over and its fonts are there. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await waitForScripts(page);
  await withTimeout(
    'Loading the fonts',
    page.evaluate(() => document.fonts.ready),
  );
}

/** Waits until every demo in the window runs. */
export async function waitForDemos(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-stage]:not([inert] *)')].every(
      (stage) => {
        const { top, bottom } = stage.getBoundingClientRect();
        const inWindow = bottom > 0 && top < window.innerHeight;
        return !inWindow || stage.querySelector('[data-live]') !== null;
      },
    ),
  );
}

/** Waits until React has taken over and every demo in the window runs; pictures stay still. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await waitForDemos(page);
}

/** Opens a page of the portal and waits until it can be used. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await retryIfUndrawn(page, () => waitUntilSettled(page));
}

async function scrollPastDemos(page: Page): Promise<void> {
  await waitForScripts(page);
  // A page that a link has led to comes in steps.
  await page.waitForFunction(() => !document.querySelector('[data-next-step]'));
  const scroll = page.evaluate(async () => {
    for (const stage of document.querySelectorAll(
      '[data-demo-stage]:not([inert] *)',
    )) {
      stage.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Observers of intersections are called once a frame.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await withTimeout('Scrolling past the demos', scroll);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-stage]:not([inert] *)')].every(
      // Of several stylings of a demo one is shown, and the others stay as they are.
      (stage) => !stage.checkVisibility() || stage.querySelector('[data-live]'),
    ),
  );
}

/** Brings every demo of the page to life by scrolling past it, and returns to the top. */
export const hydrateDemos = (page: Page): Promise<void> =>
  retryIfUndrawn(page, () => scrollPastDemos(page));

/** Says by how many pixels a page is wider than its window; 0 where it fits. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Follows a link of Material UI's sidebar; its group is unfolded first if need be. */
export async function followSidebarLink(
  page: Page,
  group: string,
  name: string,
): Promise<void> {
  const category = page
    .getByRole('navigation', { name: 'Material UI pages' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${group}$`) }) });
  if ((await category.getAttribute('open')) === null) {
    await category.locator('summary').click();
  }
  await category.getByRole('link', { name, exact: true }).click();
}
