import type { Page } from 'playwright-core';
import { getLimit } from '../tests/limits/limits';
import { openPage, TEMPLATES } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Below it, iOS zooms into a field that takes the focus. Source: WebKit. */
const LEAST_PX = 16;

const PLACES: Record<string, string> = {
  ...TEMPLATES,
  gallery: '/material-ui/all-components/',
  palette: '/material-ui/customization/color/',
  density: '/material-ui/customization/density/',
  missing: '/missing/page/',
  decoder: '/production-error/',
  versions: '/versions/',
};

/** Fields of the portal that take text or open a choice, with their size; not those of demos. */
const readFields = (page: Page): Promise<[name: string, size: number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio]'))
      .filter((field) => !field.closest('[data-demo-stage]'))
      .map((field) => [
        `${field.tagName.toLowerCase()} ${
          field.getAttribute('aria-label') ??
          field.labels?.[0]?.textContent ??
          field.placeholder
        }`,
        Number.parseFloat(getComputedStyle(field).fontSize),
      ]),
  );

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Layers of a page that has them, opened one after the other. */
const LAYERS: Record<string, (page: Page) => Promise<unknown>> = {
  async settings(page) {
    await press(page, 'Settings');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
  },
  async search(page) {
    await press(page, 'Search');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
  },
};

it.each(Object.entries(PLACES))(
  'fields are not zoomed into on touch screens: %s',
  async (kind, address) => {
    const context = await openAsReader(stage, {
      options: {
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      },
    });
    const page = await context.newPage();
    await openPage(page, stage.origin + address);
    const found = await readFields(page);
    const question = page.getByRole('group', { name: 'Was this page helpful?' });
    if ((await question.count()) > 0) {
      await question.getByRole('button', { name: 'No', exact: true }).click();
      await question.getByRole('textbox').first().waitFor();
      found.push(...(await readFields(page)));
    }
    if (kind === 'icons') {
      await page.getByRole('listbox', { name: 'Material Icons' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      found.push(...(await readFields(page)));
      await page.keyboard.press('Escape');
    }
    for (const open of Object.values(LAYERS)) {
      await open(page);
      found.push(...(await readFields(page)));
    }
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, size]) => size < LEAST_PX)).toEqual([]);
    await context.close();
  },
  getLimit('manyPages'),
);
