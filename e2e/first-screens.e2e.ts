import type { Page } from 'playwright-core';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

async function open(address: string, reader?: Reader): Promise<Page> {
  const page = await (await openAsReader(stage, reader)).newPage();
  await openPage(page, stage.origin + address);
  return page;
}

const PHONE = { width: 390, height: 844 };

it('a phone shows the board before the settings that change it, which are named as in the settings', async () => {
  const page = await open(PAGES.home, PHONE);
  const controls = page.getByRole('region', { name: 'Change the board' });
  const readTop = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const piece = await readTop('main [data-piece]');
  expect(piece).toBeLessThan((await controls.boundingBox())?.y ?? 0);
  const names = await controls
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => radio.parentElement?.textContent),
    );
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  for (const group of ['Mode', 'Direction']) {
    const radios = settings
      .getByRole('radiogroup', { name: group })
      .getByRole('radio');
    // The dialog is loaded when it is first opened.
    await radios.first().waitFor();
    const inSettings = await radios.evaluateAll((shown) =>
      shown.map((radio) => radio.parentElement?.textContent),
    );
    expect(inSettings.length).toBeGreaterThan(1);
    expect(names).toEqual(expect.arrayContaining(inSettings));
  }
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'the header hides what is scrolled beneath it, also without filters: %s',
  async (system) => {
    const page = await open(PAGES.button, { ...PHONE, system });
    const background = await page
      .getByRole('banner')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundColor);
    // A color with an opacity has a fourth number.
    expect(background).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    await page.context().close();
  },
);

it('the legend of the sidebar explains the chips that are in sight, and no others', async () => {
  const page = await open(PAGES.button);
  const sidebar = page.getByRole('navigation', { name: 'Material UI pages' });
  const readMarkers = (selector: string) =>
    sidebar.evaluate(
      (element, part) =>
        [
          ...new Set(
            [...element.querySelectorAll<HTMLElement>(part)]
              .filter((marker) => marker.checkVisibility())
              .map((marker) => marker.dataset.marker),
          ),
        ].sort(),
      selector,
    );
  const expectSame = async () => {
    const shown = await readMarkers('li [data-marker]');
    expect(await readMarkers('dt [data-marker]')).toEqual(shown);
    return shown;
  };
  const folded = await expectSame();
  await sidebar.evaluate((element) => {
    for (const group of element.querySelectorAll('details')) group.open = true;
  });
  const unfolded = await expectSame();
  expect(unfolded.length).toBeGreaterThanOrEqual(folded.length);
  expect(unfolded).not.toEqual([]);
  const field = sidebar.getByRole('searchbox', { name: 'Filter pages' });
  await field.fill('installation');
  await sidebar.getByRole('status').getByText('Results').waitFor();
  await expectSame();
  await page.context().close();
});

it('a page that does not exist has a field that opens the search with what was typed', async () => {
  const page = await open('/missing/page/', PHONE);
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await field.fill('text field');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog
    .getByRole('option', { name: /Text Field/ })
    .first()
    .waitFor();
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe(
    'text field',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
});

it('the error decoder finds a message by its number or its words', async () => {
  const page = await open('/production-error/');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Search' });
  const all = await main.locator('dt').count();
  await field.fill('theme');
  await main.getByRole('status').getByText('Results').waitFor({ state: 'attached' });
  const found = await main.locator('dd').allInnerTexts();
  expect(found.length).toBeLessThan(all);
  expect(found.every((text) => /theme/i.test(text))).toBe(true);
  await field.fill('zzz');
  await main.getByText('Nothing found for “zzz”.').waitFor();
  await page.context().close();
});

it('days are written in one way: day, month in full, year', async () => {
  for (const address of ['/blog/', '/versions/', '/experiments/docs/faults/']) {
    const page = await open(address);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/);
    expect(text).not.toMatch(
      /\b20\d\d-\d\d-\d\d\b|\b[A-Z][a-z]{2} \d{1,2}, 20\d\d\b/,
    );
    await page.context().close();
  }
});
