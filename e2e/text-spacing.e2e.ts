import type { Page } from 'playwright-core';
import { openPage, PAGES, waitForDemos } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** The distances of the standard. Source: WCAG 2.2, 1.4.12. */
const SPACED = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** As a reader's own style sheet, which no policy of the page holds back. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);
}

/** Elements that are shown and hide a part of their text. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')} “${(
        element.textContent ?? ''
      )
        .trim()
        .slice(0, 40)}”`;
    const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // A box of one pixel hides text visually on purpose.
        if (clientWidth <= 1 || clientHeight <= 1 || !element.textContent?.trim()) {
          return false;
        }
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          element.checkVisibility({ visibilityProperty: true }) &&
          ((hides(overflowX) && scrollWidth > clientWidth + 1) ||
            (hides(overflowY) && scrollHeight > clientHeight + 1))
        );
      },
    );
    return clipped.map(describe);
  });
}

async function openWide(
  pathname: string,
  width: number,
  display = 'expanded',
): Promise<Page> {
  // Without one, a page of the API reference draws its display by lot.
  const localStorage = { apiPage_default: display };
  const page = await (await openAsReader(stage, { width, localStorage })).newPage();
  await openPage(page, stage.origin + pathname);
  await waitForDemos(page);
  return page;
}

describe('text that is spaced out', () => {
  it.each([
    [PAGES.home, 1280],
    [PAGES.home, 390],
    [PAGES.installation, 1280],
    [PAGES.button, 1280],
    [PAGES.button, 390],
    ['/base-ui/react-button/', 1280],
    ['/base-ui/react-button/', 390],
    ['/versions/', 1280],
    ['/material-ui/material-icons/', 390],
    ['/accessibility/', 390],
    ['/blog/', 390],
  ])('is cut off nowhere, on %s, %i px wide', async (pathname, width) => {
    const page = await openWide(pathname, width);
    await spaceText(page);
    expect(await findCutText(page)).toEqual([]);
    await page.context().close();
  });

  it.each(
    ['collapsed', 'expanded', 'table'].flatMap((display) => [
      [display, 1280] as const,
      [display, 390] as const,
    ]),
  )('is cut off nowhere in an API page, %s, %i px wide', async (display, width) => {
    const page = await openWide('/material-ui/api/autocomplete/', width, display);
    // A closed row shows the beginning of its type, at any distance of the letters.
    await page.evaluate(() => {
      const toggles = document.querySelectorAll<HTMLElement>('[data-api-toggle]');
      for (const toggle of toggles) {
        if (toggle.checkVisibility() && toggle.ariaExpanded === 'false') {
          toggle.click();
        }
      }
    });
    await spaceText(page);
    expect(await findCutText(page)).toEqual([]);
    await page.context().close();
  });

  it.each([1280, 390])(
    'is cut off nowhere in settings, %i px wide',
    async (width) => {
      const page = await openWide(PAGES.installation, width);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Settings' });
      await dialog.getByText('Stored in this browser').click();
      await spaceText(page);
      expect(await findCutText(page)).toEqual([]);
      await page.context().close();
    },
  );

  it('is found where it is cut off', async () => {
    const page = await openWide(PAGES.installation, 1280);
    await page.locator('h1').evaluate((heading) => {
      Object.assign(heading.style, { width: '40px', overflow: 'hidden' });
    });
    expect(await findCutText(page)).toHaveLength(1);
    await page.context().close();
  });
});
