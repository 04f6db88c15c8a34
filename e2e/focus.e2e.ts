import type { Page } from 'playwright-core';
import { getLimit } from '../tests/limits/limits';
import { openPage, PAGES, TEMPLATES } from '../tests/harness/pages';
import { openAsReader, themeToStorage, type Reader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/**
 * Stops that are walked through on a page: into its text, and back into what stands before.
 * The sweep walks to the end of the page, and back to its beginning.
 */
const STOPS = globalThis.EVERY_PAGE
  ? { forwards: 3000, backwards: 3000 }
  : { forwards: 45, backwards: 60 };

/** The sweep sees one page of each kind, in both directions. */
const PLACES: [pathname: string, width: number, direction: 'ltr' | 'rtl'][] = [
  [PAGES.home, 1280, 'ltr'],
  [PAGES.installation, 1280, 'ltr'],
  [PAGES.installation, 390, 'ltr'],
  [PAGES.button, 1280, 'ltr'],
  ['/versions/', 1280, 'ltr'],
  ['/material-ui/material-icons/', 390, 'ltr'],
  ['/blog/', 1280, 'ltr'],
  ...(globalThis.EVERY_PAGE
    ? Object.values(TEMPLATES).map(
        (pathname) => [pathname, 1280, 'rtl'] satisfies [string, number, 'rtl'],
      )
    : []),
];

/** Facts about the element that has the focus. */
interface Stop {
  /** Null where a frame has the focus, or nothing of the page. */
  name: string | null;
  /** Whether a part of it lies in the window with nothing over it. */
  uncovered: boolean;
  /** Whether the focus has left the page: it was at its end. */
  isOut: boolean;
  /** Name of the stop before, if it is the portal's and looks as it did with the focus. */
  unmarked: string | null;
  /** A change caused by focus alone: another address, a dialog, or the focus somewhere else. */
  change: string | null;
}

/** Puts a function into the page that looks at the stop and remembers it for the next one. */
async function watchStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LOOKS = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'boxShadow',
      'borderColor',
      'borderWidth',
      'backgroundColor',
      'opacity',
      'clipPath',
      'textDecorationLine',
    ] as const;
    const look = (element: Element) =>
      [undefined, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .map((style) => LOOKS.map((name) => style[name]).join())
        .join();
    /** A field that is drawn by its label shows the focus there. */
    const listFamily = (element: Element) => {
      const label = element.matches('input') ? element.closest('label') : null;
      const parts = [element, ...(label ? [label] : [])];
      return parts.flatMap((part) => [part, ...part.querySelectorAll('*')]);
    };
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}`;
    const isUncovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      return shares.some((across) =>
        shares.some((down) => {
          const hit = document.elementFromPoint(
            left + width * across,
            top + height * down,
          );
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
    };
    const readContext = () =>
      JSON.stringify([
        window.location.href,
        document.title,
        document.querySelectorAll('dialog[open], [role=dialog], :popover-open')
          .length,
      ]);
    const context = readContext();
    /** Stop of the page itself; a demo that comes alive replaces what had the focus in it. */
    let stop: Element | null = null;
    /** Whether the focus was where it had come to when the next key was pressed. */
    let isKept = true;
    const checkFocus = () => {
      isKept = stop === null || document.activeElement === stop;
    };
    document.addEventListener('keydown', checkFocus, { capture: true });
    let last: { name: string; family: Element[]; looks: string } | null = null;
    let previous: Element | null = document.activeElement;
    const describeFamily = (family: Element[]) => family.map(look).join('\n');
    const readStop = () => {
      const unmarked =
        last && describeFamily(last.family) === last.looks ? last.name : null;
      const element = document.activeElement;
      const change =
        readContext() === context && isKept
          ? null
          : `after ${previous && describe(previous)}`;
      last = null;
      stop = null;
      if (!element || element === document.body || element.tagName === 'IFRAME') {
        // A demo that comes alive takes the place of what had the focus: the page goes on.
        const isOut =
          previous?.closest('header, footer, [href^="#__docusaurus"]') !== null &&
          element?.tagName !== 'IFRAME';
        return { name: null, uncovered: true, unmarked, isOut, change };
      }
      previous = element;
      const name = describe(element);
      const family = listFamily(element);
      // The libraries' components have marks of their own, which their demos show.
      const isOurs = !element.closest('[data-demo-stage]');
      stop = isOurs ? element : null;
      last = isOurs ? { name, family, looks: describeFamily(family) } : null;
      const uncovered = isUncovered(element);
      return { name, uncovered, unmarked, isOut: false, change };
    };
    Object.assign(window, { readStop });
  });
}

const readStop = (page: Page) =>
  page.evaluate(() => (window as unknown as { readStop: () => Stop }).readStop());

async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  count: number,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < count && stops.at(-1)?.isOut !== true) {
    await page.keyboard.press(key);
    stops.push(await readStop(page));
  }
  return stops;
}

const isNamed = (name: string | null): name is string => name !== null;

/** Walks into a page behind its skip link, and back; says at which stops something is wrong. */
async function walkPage(pathname: string, reader: Reader) {
  const context = await openAsReader(stage, { height: 700, ...reader });
  const page = await context.newPage();
  await openPage(page, stage.origin + pathname);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await watchStops(page);
  const stops = [
    ...(await walk(page, 'Tab', STOPS.forwards)),
    ...(await walk(page, 'Shift+Tab', STOPS.backwards)),
  ];
  await context.close();
  const named = stops.map(({ name }) => name).filter(isNamed);
  expect(new Set(named).size).toBeGreaterThan(15);
  return {
    unmarked: stops.map(({ unmarked }) => unmarked).filter(isNamed),
    changes: stops.map(({ change }) => change).filter(isNamed),
    covered: stops.filter(({ uncovered }) => !uncovered).map(({ name }) => name),
  };
}

/** Hundreds of stops. */
const WALK_MS = getLimit('manyPages');

const NO_FAULTS = { unmarked: [], changes: [], covered: [] };

describe('each stop of the keyboard', () => {
  it.each(PLACES)(
    'is marked, not covered and changes nothing, on %s, %i px wide, %s',
    async (pathname, width, direction) => {
      const localStorage = themeToStorage({ direction });
      expect(await walkPage(pathname, { width, localStorage })).toEqual(NO_FAULTS);
    },
    WALK_MS,
  );

  // The bar with the filter stays in place over them.
  it.each(['collapsed', 'expanded', 'table'])(
    'is marked, not covered and changes nothing in long lists of props: %s',
    async (display) => {
      const localStorage = { apiPage_props: display };
      expect(
        await walkPage('/material-ui/api/autocomplete/', { localStorage }),
      ).toEqual(NO_FAULTS);
    },
    WALK_MS,
  );
});
