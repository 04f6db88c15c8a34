import type { Page } from 'playwright-core';
import { openPage, PAGES } from '../tests/harness/pages';
import { openAsReader, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Elements without a use on paper: controls, and alternative views of the same content. */
const NOT_PRINTED = [
  '[data-chrome]',
  '[data-needs-script]',
  '.hash-link',
  '[data-demo-stage]',
  'button',
  'nav',
  // Definitions of types, of which each opens over the text.
  '[popover]',
  // Of code the whole is printed, in the language that is chosen.
  '[data-variant="JS"]',
  '[aria-label="The part that matters"]',
  'template',
  'style',
  'script',
  'noscript',
].join();

const SHEET_MARGIN = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };

/** Texts of the main part that are not seen. */
function findHidden(page: Page): Promise<string[]> {
  return page.evaluate((notPrinted) => {
    const main = document.querySelector('main') as HTMLElement;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element || !textContent?.trim() || element.closest(notPrinted)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const isVisible =
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }) && range.getClientRects().length > 0;
      if (!isVisible) hidden.push(textContent.trim().slice(0, 60));
    }
    return hidden;
  }, NOT_PRINTED);
}

async function openPrinted(pathname: string, reader: Reader = {}): Promise<Page> {
  // The inside of a sheet of A4, at 96 dots per inch.
  const context = await openAsReader(stage, { width: 718, ...reader });
  const page = await context.newPage();
  await openPage(page, stage.origin + pathname);
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('on paper', () => {
  it.each([
    ['/material-ui/api/button/', 12],
    ['/material-ui/react-snackbar/', 20],
  ])('%s takes at most %i sheets', async (pathname, most) => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, stage.origin + pathname);
    const pdf = await page.pdf({ format: 'A4', margin: SHEET_MARGIN });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(most);
    await context.close();
  });

  it.each([
    PAGES.home,
    PAGES.installation,
    '/blog/how-demos-work/',
    '/accessibility/',
    '/versions/',
  ])('is the whole text: %s', async (pathname) => {
    const page = await openPrinted(pathname);
    expect(await findHidden(page)).toEqual([]);
    await page.context().close();
  });

  it.each(['collapsed', 'expanded', 'table'])(
    'is the whole reference, also of lists that are %s',
    async (display) => {
      const page = await openPrinted('/material-ui/api/autocomplete/', {
        localStorage: { apiPage_default: display },
      });
      expect(await findHidden(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('is the text of a component, with the code of its demos', async () => {
    const page = await openPrinted(PAGES.button, { cookies: { codeVariant: 'TS' } });
    expect(await findHidden(page)).toEqual([]);
    await page.context().close();
  });

  it('stands nothing that is pressed, and nothing in place over the text', async () => {
    const page = await openPrinted(PAGES.button);
    for (const part of ['header', 'footer', 'nav']) {
      const shown = page.locator(`body :is(${part}):not(main *):visible`);
      expect([part, await shown.count()]).toEqual([part, 0]);
    }
    const inPlace = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            element.textContent !== '' &&
            !element.closest('[data-demo-stage]') &&
            ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        )
        .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
    );
    expect(inPlace).toEqual([]);
    await page.context().close();
  });

  it('is dark on white, whatever the mode', async () => {
    const page = await openPrinted(PAGES.installation, {
      localStorage: { 'mui-mode': 'dark' },
    });
    // As a browser that is about to print; the look of print alone does not send it.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const colors = await page
      .locator('main p')
      .first()
      .evaluate((text) => {
        const context = document.createElement('canvas').getContext('2d');
        const read = (color: string) => {
          if (!context) return [];
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        return {
          text: read(getComputedStyle(text).color),
          ground: read(getComputedStyle(document.documentElement).backgroundColor),
        };
      });
    expect(Math.max(...colors.text)).toBeLessThan(120);
    expect(Math.min(...colors.ground)).toBeGreaterThan(240);
    await page.context().close();
  });
});
