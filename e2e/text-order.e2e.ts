import { openPage, TEMPLATES } from '../tests/harness/pages';
import { shareContext, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { findReversedText } from './harness/textOrder';

const stage = useStage();

const PATHNAMES = [
  ...Object.values(TEMPLATES),
  '/x/api/data-grid/data-grid/',
  '/blog/',
  '/blog/tags/',
  '/versions/',
  '/accessibility/',
  '/offline/',
  '/production-error/',
  '/no-such-page/',
];

describe('text that is drawn against its order', () => {
  it.each([
    ['is found', 'Nothing was <b>found</b>.', ['Nothing was found.']],
    ['is found by its number', '<b>5</b> min read', ['5 min read']],
    ['is none in its own direction', '<bdi>Nothing was found.</bdi>', []],
    ['is none in a language from the right', 'لم يوجد شيء.', []],
  ])('%s', async (_case, text, reversed) => {
    const page = await stage.browser.newPage();
    await page.setContent(`<body dir="rtl"><p>${text}</p>`);
    expect(await findReversedText(page)).toEqual(reversed);
    await page.close();
  });
});

describe('a page that runs from right to left', () => {
  const getContext = shareContext(stage, {
    localStorage: themeToStorage({ direction: 'rtl' }),
  });

  it.each(PATHNAMES)('draws English in its own order: %s', async (pathname) => {
    const page = await getContext().newPage();
    await openPage(page, stage.origin + pathname);
    expect(await findReversedText(page)).toEqual([]);
    await page.close();
  });

  it('does so in settings and in the search', async () => {
    const page = await getContext().newPage();
    await openPage(page, stage.origin + TEMPLATES.guide);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await findReversedText(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('zzqxqq');
    await page.getByText('zzqxqq').first().waitFor();
    expect(await findReversedText(page)).toEqual([]);
    await page.close();
  });

  it('begins the columns of a table at the right', async () => {
    const page = await getContext().newPage();
    await openPage(page, stage.origin + TEMPLATES.component);
    const table = page.locator('.prose table', { hasText: '4.60:1' });
    const alignments = await table
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(new Set(alignments)).toEqual(new Set(['right']));
    await page.close();
  });

  it('leaves to demos how they draw it, and to Arabic that it begins at the right', async () => {
    const page = await getContext().newPage();
    await openPage(page, `${stage.origin}${TEMPLATES.component}?userLanguage=ar`);
    await page.getByRole('button', { name: 'الإعدادات' }).waitFor();
    const [ofDemo, ofShell, ofPage] = await page.evaluate(() =>
      ['[data-demo-stage] *', 'footer p', '.prose > p'].map((selector) => {
        const element = document.querySelector(selector) as Element;
        const { textAlign, unicodeBidi } = getComputedStyle(element);
        return { textAlign, unicodeBidi };
      }),
    );
    expect(ofDemo?.textAlign).toBe('start');
    expect(ofDemo?.unicodeBidi).not.toBe('plaintext');
    expect(ofShell?.unicodeBidi).not.toBe('plaintext');
    expect(ofPage).toEqual({ textAlign: 'right', unicodeBidi: 'plaintext' });
    expect(await findReversedText(page)).toEqual([]);
    await page.close();
  });
});
