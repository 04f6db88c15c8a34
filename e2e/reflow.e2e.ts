import type { Page } from 'playwright-core';
import { getLimit } from '../tests/limits/limits';
import { measureOverflow, openPage, TEMPLATES } from '../tests/harness/pages';
import { findOrderMismatches } from './harness/readingOrder';
import { shareContext, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const PATHNAMES = [...Object.values(TEMPLATES), '/accessibility/', '/versions/'];

const NARROWEST = 320;
const WIDEST = 1920;

/** Every width in the sweep; otherwise those where a layout is likely to change. */
const WIDTHS = globalThis.EVERY_PAGE
  ? Array.from({ length: WIDEST - NARROWEST + 1 }, (_, index) => NARROWEST + index)
  : [
      320, 359, 360, 389, 480, 599, 600, 767, 768, 899, 900, 996, 997, 1199, 1200,
      1920,
    ];

/** A viewport width for each layout, in which the order on screen is compared. */
const LAYOUTS = [360, 900, 1200];

/** Says how far a page is wider than its window, and what lies beside it; else nothing. */
async function findOutside(page: Page): Promise<string[]> {
  const overflow = await measureOverflow(page);
  if (overflow <= 0) return [];
  const names = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isHeld = (element: Element): boolean => {
      const box = element.parentElement;
      return (
        box !== null &&
        box !== document.body &&
        (getComputedStyle(box).overflowX !== 'visible' || isHeld(box))
      );
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = right > clientWidth + 1 || left < -1;
        return (
          width > 0 && isOutside && element.checkVisibility() && !isHeld(element)
        );
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });
  return [`${overflow} px too wide`, ...names.slice(0, 5)];
}

const DIRECTIONS = ['ltr', 'rtl'] as const;

/** One direction in a run, both in the sweep. */
const chooseDirections = (direction: (typeof DIRECTIONS)[number]) =>
  globalThis.EVERY_PAGE ? DIRECTIONS : [direction];

// A group of its own in the counts of the sweep.
describe('the order on screen', () => {
  it.each([
    ['display: flex', 'rtl', []],
    ['display: flex; flex-direction: row-reverse', 'ltr', ['"Name" › "Address"']],
    ['display: flex; flex-direction: row-reverse', 'rtl', ['"Name" › "Address"']],
    ['display: flex; flex-direction: column-reverse', 'ltr', ['"Name" › "Address"']],
  ] as const)(
    'is told where it is not that of the document: %s, %s',
    async (style, direction, disorder) => {
      const page = await stage.browser.newPage();
      await page.setContent(
        `<body dir="${direction}" style="${style}"><p>Name</p><p>Address</p>`,
      );
      expect(await findOrderMismatches(page)).toEqual(disorder);
      await page.close();
    },
  );
});

describe.each(DIRECTIONS)('a page fits its window, %s', (direction) => {
  const getContext = shareContext(stage, {
    localStorage: themeToStorage({ direction }),
  });

  it.each(PATHNAMES)(
    'at every width, and is read in its order: %s',
    async (pathname) => {
      const page = await getContext().newPage();
      await openPage(page, stage.origin + pathname);
      const found: [width: number, faults: string[]][] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const outside = await findOutside(page);
        const disorder = LAYOUTS.includes(width)
          ? await findOrderMismatches(page)
          : [];
        const faults = [...outside, ...disorder];
        if (faults.length > 0) found.push([width, faults]);
      }
      expect(found).toEqual([]);
      await page.close();
    },
    getLimit('manyPages'),
  );
});

describe.each(chooseDirections('rtl'))(
  'a page that is enlarged fits, %s',
  (direction) => {
    // A window of 1280 × 1024 at 400 % has 320 × 256 pixels of the page's own.
    const getContext = shareContext(stage, {
      width: 320,
      height: 256,
      localStorage: themeToStorage({ direction }),
    });

    it.each(PATHNAMES)(
      'at 400 %%, and leaves room for the text: %s',
      async (pathname) => {
        const page = await getContext().newPage();
        await openPage(page, stage.origin + pathname);
        expect(await findOutside(page)).toEqual([]);
        await page.mouse.wheel(0, 2000);
        // Sticky elements cover less than half of so low a viewport.
        const covered = await page.evaluate(() => {
          const middle = document.documentElement.clientWidth / 2;
          const rows = Array.from({ length: window.innerHeight }, (_, row) => row);
          return rows.filter((row) => {
            let element = document.elementFromPoint(middle, row);
            while (element) {
              const { position } = getComputedStyle(element);
              if (position === 'fixed' || position === 'sticky') return true;
              element = element.parentElement;
            }
            return false;
          }).length;
        });
        expect(covered).toBeLessThan(128);
        await page.close();
      },
    );
  },
);

describe.each(chooseDirections('ltr'))('a page fits, %s', (direction) => {
  const getContext = shareContext(stage, {
    width: 1280,
    localStorage: themeToStorage({ direction }),
  });

  it.each(PATHNAMES)('with text of twice the size: %s', async (pathname) => {
    const page = await getContext().newPage();
    await openPage(page, stage.origin + pathname);
    // As a reader's setting of the browser, which `rem` follows.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await findOutside(page)).toEqual([]);
    await page.close();
  });
});
