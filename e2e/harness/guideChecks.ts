import type { Page } from 'playwright-core';
import type { GuideProjectName } from '../../scripts/guide-projects/guideProjects';
import {
  countStylesOfBody,
  NEXT,
  readStyle,
  VITE,
  type GuideCheck,
} from './guideCheck';
import { MATERIAL_CHECKS } from './materialGuideChecks';

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.getAttribute('data-joy-color-scheme') === 'dark',
  );

/** The switch of the Quickstart looks and works alike in each styling. */
const QUICKSTART: GuideCheck = {
  served: VITE,
  async use(page) {
    const track = page.locator('.base-Switch-root');
    const readTrack = () => readStyle(track, 'background-color');
    const box = page.getByRole('checkbox', { name: 'Email notifications' });
    expect(await readTrack()).toBe('rgb(11, 107, 79)');
    expect(await readStyle(page.locator('.base-Switch-thumb'), 'width')).toBe(
      '18px',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readTrack()).toBe('rgb(23, 138, 103)');
    await page.emulateMedia({ colorScheme: 'light' });
    await box.uncheck();
    expect(await readTrack()).toBe('rgb(107, 114, 128)');
    await page.reload();
    await box.waitFor();
    await page.keyboard.press('Tab');
    expect(await readStyle(track, 'outline-width')).toBe('3px');
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(false);
  },
};

/** Checks of each project. */
export const GUIDE_CHECKS: Readonly<Record<GuideProjectName, GuideCheck>> = {
  'Base UI, Vite, plain CSS': QUICKSTART,
  'Base UI, Vite, Tailwind CSS': QUICKSTART,
  'Base UI, Vite, MUI System': QUICKSTART,
  'Base UI, Vite, variants of Tailwind CSS': {
    served: VITE,
    async use(page) {
      const button = page.getByRole('button', { name: 'Send invoice' });
      expect(await readStyle(button, 'color')).toBe('rgb(255, 255, 255)');
      expect(await readStyle(button, 'padding')).toBe('8px 16px');
      await page.keyboard.press('Tab');
      expect(await readStyle(button, 'outline-width')).toBe('3px');
    },
  },
  'Base UI, Next.js App Router': {
    served: NEXT,
    async look(page) {
      await page.getByText('3 open orders').waitFor();
      const button = page.getByRole('button', { name: 'Export as CSV' });
      expect(await readStyle(button, 'border-radius')).toBe('8px');
      expect(await readStyle(page.locator('.base-Switch-thumb'), 'width')).toBe(
        '18px',
      );
    },
    async use(page) {
      const tab = page.getByRole('tab', { name: 'Paid' });
      await tab.click();
      await page.getByText('12 paid orders').waitFor();
      expect(await readStyle(tab, 'border-bottom-width')).toBe('2px');
      await page.getByLabel('Notifications on').uncheck();
      await page.getByText('Notifications off').waitFor();
      const answer = page.waitForResponse(
        (each) => each.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      expect((await answer).status()).toBe(200);
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
  },
  'Joy UI, Vite': {
    served: VITE,
    async use(page) {
      const button = page.getByRole('button', { name: 'Saved 0 times' });
      expect(await readStyle(button, 'background-color')).toBe('rgb(227, 239, 251)');
      expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
      await button.click();
      await page.getByText('Saved 1 times').waitFor();
    },
  },
  'Joy UI, Next.js App Router': {
    served: NEXT,
    async look(page) {
      const link = page.getByRole('link', { name: 'Show orders' });
      expect(await readStyle(link, 'background-color')).toBe('rgb(11, 107, 203)');
      expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
      expect(await countStylesOfBody(page)).toBe(0);
    },
    async use(page) {
      const heading = page.getByRole('heading', { name: '2 orders' });
      expect(await readStyle(heading, 'font-family')).toMatch(/^["']?__Inter_/);
      await page.getByRole('button', { name: 'Dark mode', pressed: false }).click();
      await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor();
      expect(await isDark(page)).toBe(true);
      await page.reload({ waitUntil: 'commit' });
      await heading.waitFor();
      expect(await isDark(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Show orders' }).click();
      await page.getByText('1042: Marta Keller').waitFor();
      expect(await isDark(page)).toBe(true);
    },
  },
  ...MATERIAL_CHECKS,
  'MUI System, Vite': {
    served: VITE,
    async use(page) {
      const box = page.getByText('3 new messages');
      expect(await readStyle(box, 'background-color')).toBe('rgb(225, 239, 251)');
      // Two steps of the theme of the page, which has 10 pixels for one.
      expect(await readStyle(box, 'padding')).toBe('20px');
      expect(await readStyle(page.locator('body'), 'margin-top')).toBe('0px');
    },
  },
};
