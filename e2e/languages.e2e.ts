import type { Page } from 'playwright-core';
import {
  createSiteServer,
  type SiteServer,
} from '../scripts/server/createSiteServer.mts';
import { watchComplaints, type Complaints } from '../tests/harness/complaints';
import { openPage, PAGES, waitUntilHydrated } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import {
  BUILD_DIR,
  listBuiltPages,
  readBuilt,
  useStage,
} from '../tests/harness/site';

const stage = useStage();

/** Texts by which a language is recognised. */
const LANGUAGES = {
  fr: {
    dir: 'ltr',
    settings: 'Paramètres',
    language: 'Langue',
    direction: 'Sens de lecture',
  },
  ar: { dir: 'rtl', settings: 'الإعدادات', language: 'اللغة', direction: 'الاتجاه' },
} as const;

type Language = keyof typeof LANGUAGES;

async function openReader(
  reader: Reader = {},
): Promise<{ page: Page; complaints: Complaints }> {
  const context = await openAsReader(stage, reader);
  const complaints = watchComplaints(context, stage.origin);
  return { page: await context.newPage(), complaints };
}

async function expectLanguage(page: Page, language: Language | 'en'): Promise<void> {
  const { dir, settings } =
    language === 'en' ? { dir: 'ltr', settings: 'Settings' } : LANGUAGES[language];
  await page.getByRole('button', { name: settings, exact: true }).waitFor();
  expect(
    await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      bodyDir: document.body.dir,
    })),
  ).toEqual({ lang: language, dir, bodyDir: dir });
}

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

describe.each(LANGUAGE_CODES)('the shell in %s', (language) => {
  it('is asked for by query, kept on the way, and left at the blog (specification 2: user language)', async () => {
    const { page, complaints } = await openReader();
    await openPage(page, `${stage.origin}${PAGES.button}?userLanguage=${language}`);
    await expectLanguage(page, language);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Joy UI' })
      .click();
    await page.waitForURL('**/joy-ui/');
    await expectLanguage(page, language);
    await page.reload();
    await expectLanguage(page, language);
    await page.goto(`${stage.origin}/blog/`);
    await waitUntilHydrated(page);
    await expectLanguage(page, 'en');
    expect(complaints.take()).toEqual([]);
  });

  it('is requested by prefix, on a host with rules (specification 2: language prefix)', async () => {
    const { page, complaints } = await openReader();
    await openPage(page, `${stage.origin}/${language}${PAGES.installation}#install`);
    await expectLanguage(page, language);
    expect(page.url()).toBe(
      `${stage.origin}${PAGES.installation}?userLanguage=${language}#install`,
    );
    expect(complaints.take()).toEqual([]);
  });

  it('is chosen in the settings, and given back', async () => {
    const { page, complaints } = await openReader();
    await openPage(page, `${stage.origin}${PAGES.installation}`);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel('Language', { exact: true }).selectOption(language);
    const dialog = page.getByRole('dialog', { name: LANGUAGES[language].settings });
    await dialog
      .getByRole('radiogroup', { name: LANGUAGES[language].direction })
      .waitFor();
    await dialog
      .getByLabel(LANGUAGES[language].language, { exact: true })
      .selectOption('en');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await expectLanguage(page, 'en');
    expect(complaints.take()).toEqual([]);
  });

  it('leaves the documentation in English and says so', async () => {
    const { page } = await openReader();
    await openPage(page, `${stage.origin}${PAGES.button}?userLanguage=${language}`);
    await expectLanguage(page, language);
    expect(await page.locator('.prose').getAttribute('lang')).toBe('en');
    expect(await page.locator('h1').getAttribute('lang')).toBe('en');
    const toolbar = page.locator('[data-demo]').first().getByRole('toolbar');
    expect(
      await toolbar.evaluate((element) =>
        element.closest('[lang]')?.getAttribute('lang'),
      ),
    ).toBe(language);
  });
});

it('turns the page for Arabic unless the reader has chosen a direction', async () => {
  const { page } = await openReader();
  await openPage(page, `${stage.origin}${PAGES.installation}?userLanguage=ar`);
  await expectLanguage(page, 'ar');
  await page.getByRole('button', { name: LANGUAGES.ar.settings }).click();
  await page.getByRole('radio', { name: 'من اليسار إلى اليمين' }).check();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.body.dir)).toBe('ltr');
  await page.reload();
  await page.getByRole('button', { name: LANGUAGES.ar.settings }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
});

it('keeps the direction a reader has chosen in a language that is written to the right', async () => {
  const { page } = await openReader({
    localStorage: themeToStorage({ direction: 'rtl' }),
  });
  await openPage(page, `${stage.origin}${PAGES.installation}?userLanguage=fr`);
  await page.getByRole('button', { name: LANGUAGES.fr.settings }).waitFor();
  expect(await page.evaluate(() => document.body.dir)).toBe('rtl');
});

it('a page in a right-to-left language is mirrored in the first frame', async () => {
  const { page } = await openReader();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${stage.origin}${PAGES.installation}?userLanguage=ar`);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});

it('gives the components of demos their own texts (specification 9: locales)', async () => {
  const { page, complaints } = await openReader();
  await openPage(page, `${stage.origin}/x/react-data-grid/?userLanguage=fr`);
  const demo = page.locator('[data-demo="ShipmentPages"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByText('Lignes par page').waitFor();
  await openPage(page, `${stage.origin}/x/react-data-grid/?userLanguage=ar`);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByText('عدد الصفوف').waitFor();
  expect(complaints.take()).toEqual([]);
});

it('a page in an unknown language is shown in English', async () => {
  const { page, complaints } = await openReader();
  await openPage(page, `${stage.origin}${PAGES.installation}?userLanguage=xx`);
  await expectLanguage(page, 'en');
  expect(complaints.take()).toEqual([]);
});

it.each<[string, (page: Page) => Promise<unknown>]>([
  [
    'is aborted',
    (page) => page.route('**/languages/*.json', (route) => route.abort()),
  ],
  [
    'is damaged',
    (page) =>
      page.route('**/languages/*.json', (route) =>
        route.fulfill({ contentType: 'application/json', body: '{"texts":1}' }),
      ),
  ],
])('stays English and says so where a pack %s', async (_case, prepare) => {
  const { page } = await openReader();
  await prepare(page);
  await openPage(page, `${stage.origin}${PAGES.installation}?userLanguage=ar`);
  await page
    .getByRole('status')
    .getByText('Arabic could not be loaded, so the portal is in English.')
    .waitFor();
  await expectLanguage(page, 'en');
  await page.getByRole('button', { name: 'Close message' }).click();
  expect(await page.getByText('Arabic could not be loaded').count()).toBe(0);
});

describe('on a host without rules', () => {
  let plain: SiteServer;
  beforeAll(async () => {
    plain = await createSiteServer({ root: BUILD_DIR, redirectsPrefixes: false });
  });
  afterAll(() => plain.close());

  it('the page for missing ones leads prefixes to their pages', async () => {
    const { page } = await openReader();
    await page.goto(`${plain.origin}/zh${PAGES.installation}?a=1`);
    await page.waitForURL(
      `${plain.origin}${PAGES.installation}?a=1&userLanguage=zh`,
    );
    await waitUntilHydrated(page);
    await page.goto(`${plain.origin}/fr/blog/`);
    await page.waitForURL(`${plain.origin}/blog/`);
  });

  it('another prefix is a page that does not exist, in English (specification 2: language prefix)', async () => {
    const { page } = await openReader();
    await page.goto(`${plain.origin}/xx${PAGES.installation}`);
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    expect(page.url()).toBe(`${plain.origin}/xx${PAGES.installation}`);
  });
});

it('names each page once, and no language that is not built', () => {
  for (const path of listBuiltPages()) {
    const html = readBuilt(`${path.slice(1)}index.html`);
    const canonical = [
      ...html.matchAll(/<link[^>]* rel="?canonical"? href="?([^" >]+)/g),
    ].map(([, address]) => new URL(address as string).pathname);
    expect(canonical).toEqual([path]);
    expect([path, html.match(/hreflang/i)]).toEqual([path, null]);
  }
});
