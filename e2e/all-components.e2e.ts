import type { BrowserContext, Page } from 'playwright-core';
import { openPage } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const PAGE = '/material-ui/all-components/';
const CARDS = 'article section li';

let context: BrowserContext;

afterEach(() => context.close());

async function open(path: string, script = true): Promise<Page> {
  context = await openAsReader(stage, { options: { javaScriptEnabled: script } });
  const page = await context.newPage();
  const address = `${stage.origin}${path}`;
  await (script ? openPage(page, address) : page.goto(address));
  return page;
}

const findNeeds = (page: Page) =>
  page.getByRole('group', { name: 'What do you need?' });

const listTitles = (page: Page) => page.locator(`${CARDS} a`).allTextContents();

/** Counts the cards, and lists those with an empty picture. */
const readPictures = (page: Page) =>
  page.locator(CARDS).evaluateAll((cards) => ({
    count: cards.length,
    blank: cards
      .filter((card) => {
        const picture = card.querySelector('[inert]');
        const drawn = [...(picture?.querySelectorAll('*') ?? [])].some((part) => {
          const { width, height } = part.getBoundingClientRect();
          return width > 8 && height > 1;
        });
        return !drawn;
      })
      .map((card) => card.querySelector('a')?.textContent),
  }));

describe('all components', () => {
  it('are pictures that nobody can reach and that bring no script', async () => {
    const page = await open(PAGE);
    const { count, blank } = await readPictures(page);
    expect(count).toBeGreaterThan(60);
    expect(blank).toEqual([]);
    await findNeeds(page).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      (await listTitles(page))[0],
    );
    expect(await page.locator(`${CARDS} [data-live]`).count()).toBe(0);
  });

  it('are chosen by need with the keyboard, and the address keeps it', async () => {
    const page = await open(PAGE);
    const all = await listTitles(page);
    await findNeeds(page).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    const chosen = await findNeeds(page)
      .getByRole('radio', { checked: true })
      .evaluate((radio) => radio.closest('label')?.textContent ?? '');
    expect(chosen).not.toBe('Everything');
    await page.getByRole('status').filter({ hasText: chosen }).waitFor();
    const narrowed = await listTitles(page);
    expect(narrowed.length).toBeGreaterThan(1);
    expect(narrowed.length).toBeLessThan(all.length / 2);
    expect(new URL(page.url()).search).toMatch(/^\?need=[\w-]+$/);

    await page.locator(`${CARDS} a`).first().click();
    await page.waitForURL((url) => url.pathname !== PAGE);
    await page.goBack();
    await page.getByRole('status').filter({ hasText: chosen }).waitFor();
    expect(await listTitles(page)).toEqual(narrowed);
  });

  it('begin with the need that is in the address', async () => {
    const page = await open(`${PAGE}?need=ask`);
    await page
      .getByRole('heading', { name: 'Inputs' })
      .waitFor({ state: 'detached' });
    expect(await listTitles(page)).toContain('Dialog');
    await page.getByRole('radio', { name: 'Everything' }).check();
    expect(new URL(page.url()).search).toBe('');
    expect(await listTitles(page)).toContain('Autocomplete');
  });

  it('are all there without scripts, and the filter is not', async () => {
    const page = await open(`${PAGE}?need=ask`, false);
    const { count, blank } = await readPictures(page);
    expect(count).toBeGreaterThan(60);
    expect(blank).toEqual([]);
    expect(await findNeeds(page).isVisible()).toBe(false);
  });
});

describe('global styles of a demo', () => {
  /** Colour of a link in the prose and ground of the page, which a baseline would change. */
  const readPageStyles = (page: Page) =>
    page
      .locator('article p a[href^="/material-ui/"]:not([data-demo] *)')
      .first()
      .evaluate((link) => {
        const { color, textUnderlineOffset } = getComputedStyle(link);
        const { backgroundColor, margin } = getComputedStyle(document.body);
        return { color, textUnderlineOffset, backgroundColor, margin };
      });

  it('stay in it, in the static page and alive', async () => {
    const plain = await readPageStyles(await open('/material-ui/react-portal/'));
    await context.close();
    for (const script of [false, true]) {
      const page = await open('/material-ui/react-css-baseline/', script);
      expect({ script, styles: await readPageStyles(page) }).toEqual({
        script,
        styles: plain,
      });
      await context.close();
    }
  });
});
