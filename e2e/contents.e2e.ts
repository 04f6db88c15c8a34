/** The contents of a long page follow what is read, and are at hand wherever that is. */
import type { Page } from 'playwright-core';
import { openPage } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const LONG_PAGE = '/material-ui/react-table/';

async function visit(reader: Reader): Promise<Page> {
  const context = await openAsReader(stage, reader);
  const page = await context.newPage();
  await openPage(page, stage.origin + LONG_PAGE);
  return page;
}

/** Scrolls to a heading that the contents list, counted from the end. */
const readOn = (page: Page, fromEnd: number) =>
  page.evaluate((place) => {
    const link = [
      ...document.querySelectorAll<HTMLAnchorElement>(
        '[aria-labelledby="contents-title"] a',
      ),
    ].at(-place)!;
    const id = link.hash.slice(1);
    document.getElementById(id)!.scrollIntoView({ behavior: 'instant' });
    return id;
  }, fromEnd);

it('beside the article, the entry of what is read is in view', async () => {
  const page = await visit({ width: 1280, height: 600 });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const place of [2, 5]) {
    const id = await readOn(page, place);
    const entry = contents.locator(`a[href="#${id}"][aria-current]`);
    await entry.waitFor();
    await page.waitForFunction((href) => {
      const link = document.querySelector(`nav a[href="${href}"][aria-current]`)!;
      const panel = link.closest('nav')!.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return top >= panel.top && bottom <= panel.bottom;
    }, `#${id}`);
  }
  await page.context().close();
});

describe.each(['ltr', 'rtl'] as const)('on a phone, %s', (direction) => {
  const reader: Reader = {
    width: 390,
    height: 844,
    localStorage: themeToStorage({ direction }),
  };

  it('they are below the header far down the page, and lead on', async () => {
    const page = await visit(reader);
    const id = await readOn(page, 3);
    const button = page.locator('summary', { hasText: 'On this page' }).first();
    const heading = await page.locator(`[id="${id}"]`).innerText();
    await button.getByText(heading.trim().slice(0, 12)).waitFor();
    expect(
      await button.evaluate((element) => element.getBoundingClientRect().top),
    ).toBeLessThan(80);

    await button.click();
    const link = page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link');
    await link.first().click();

    const target = new URL(page.url()).hash.slice(1);
    await page
      .locator('details:not([open]) > summary', { hasText: 'On this page' })
      .first()
      .waitFor();
    // The target of the link is not below the bar.
    const [top, bar] = await page.evaluate(
      (anchor) => [
        document.getElementById(anchor)!.getBoundingClientRect().top,
        document.querySelector('article details > summary')!.getBoundingClientRect()
          .bottom,
      ],
      target,
    );
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(top).toBeLessThan(300);
    await page.context().close();
  });
});
