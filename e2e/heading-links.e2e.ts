/** The link of a heading stands beside its last word, whatever room the line leaves. */
import type { Page } from 'playwright-core';
import { openPage, PAGES } from '../tests/harness/pages';
import { shareContext, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const PATHNAMES = [
  PAGES.button,
  '/material-ui/react-text-field/',
  '/material-ui/api/button/',
  '/joy-ui/react-select/',
  '/x/react-data-grid/',
  '/system/getting-started/the-sx-prop/',
];

const WIDTHS = [320, 360, 390, 899, 1280];

/** Says of each heading whose link is not beside its last word where the link is. */
function findStrayLinks(page: Page): Promise<{ links: number; stray: string[] }> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('.prose .hash-link')].filter(
      (link) => link.checkVisibility(),
    );
    const stray = links.flatMap((link) => {
      const heading = link.parentElement!;
      const text = document.createRange();
      text.selectNodeContents(heading);
      text.setEndBefore(link);
      const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
      const last = lines.at(-1)!;
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const faults = [
        middle < last.top || middle > last.bottom ? 'in another line' : [],
        lines.some(
          (line) =>
            line.left < right - 1 &&
            line.right > left + 1 &&
            line.top < middle &&
            line.bottom > middle,
        )
          ? 'over the text'
          : [],
        left < 0 || right > document.documentElement.clientWidth
          ? 'outside the window'
          : [],
      ].flat();
      return faults.length > 0
        ? [`${heading.textContent}: ${faults.join(', ')}`]
        : [];
    });
    return { links: links.length, stray };
  });
}

describe.each(['ltr', 'rtl'] as const)('the link of a heading, %s', (direction) => {
  const context = shareContext(stage, {
    localStorage: themeToStorage({ direction }),
  });

  it.each(PATHNAMES)(
    'is beside its last word in every window: %s',
    async (pathname) => {
      const page = await context().newPage();
      await openPage(page, stage.origin + pathname);
      const found: [width: number, stray: string[]][] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { links, stray } = await findStrayLinks(page);
        expect(links).toBeGreaterThan(0);
        if (stray.length > 0) found.push([width, stray]);
      }
      expect(found).toEqual([]);
      await page.close();
    },
  );
});
