import type { BrowserContext, Page } from 'playwright-core';
import { examineOpened, listOpenedDemos, OPENINGS } from './harness/openedDemos';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const STATES = [
  { mode: 'light', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'rtl', width: 360 },
] as const;

/** Of each page one demo in one of the states; in the sweep all of them in both. */
const MOST_DEMOS = globalThis.EVERY_PAGE ? Infinity : 1;

const listOpenings = (state: number) =>
  OPENINGS.filter(
    (_, index) => globalThis.EVERY_PAGE || index % STATES.length === state,
  );

describe.each(
  STATES.map((state, index) => ({ ...state, openings: listOpenings(index) })),
)(
  'what demos open, $mode, $direction, $width px wide',
  ({ mode, direction, width, openings }) => {
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await openAsReader(stage, {
        width,
        localStorage: { 'mui-mode': mode, ...themeToStorage({ direction }) },
      });
      page = await context.newPage();
    });

    afterAll(() => context.close());

    it.each(openings)('satisfies axe on $page $demo', async (opening) => {
      await openPage(page, `${stage.origin}${opening.page}`);
      await hydrateDemos(page);
      const names = (await listOpenedDemos(page, opening)).slice(0, MOST_DEMOS);
      expect(names.length).toBeGreaterThan(0);
      const found: Record<string, string[]> = {};
      for (const name of names) {
        const violations = await examineOpened(page, name, opening);
        if (violations.length > 0) found[name] = violations;
      }
      expect(found).toEqual({});
    });
  },
);
