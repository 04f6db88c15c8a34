import type { Locator, Page } from 'playwright-core';
import { measureDifference } from './frames';
import { hydrateDemos } from '../../tests/harness/pages';
import { listBuiltPages, readBuilt } from '../../tests/harness/site';

/** Names of the tabs. */
export const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

type Styling = (typeof STYLINGS)[number];

/**
 * Share of pixels in which two stylings of a demo may differ. Rounding at the edge of a
 * curve takes a handful of them; another colour, size or distance takes far more.
 */
export const EQUAL_RATIO = 0.001;

/** Two pictures of one demo in one state. */
export interface StylingComparison {
  demo: string;
  styling: Styling;
  /** `rest`, or what is done to which control. */
  state: string;
  /** Share of differing pixels, 0 to 1. */
  ratio: number;
}

/** Paths of the built pages with demos of several stylings, in order. */
export function listStyledPages(): string[] {
  return listBuiltPages().filter((page) =>
    /<section[^>]*data-demo=[^]*data-stylings=/.test(
      readBuilt(`${page.slice(1)}index.html`),
    ),
  );
}

const CONTROLS =
  'button, a[href], input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** The visible stage of a demo, in the styling that is shown. */
const findStage = (demo: Locator) =>
  demo.locator('[data-stylings] > [data-demo-stage]:visible');

/** The tab that chooses a styling; without it the demo knows none. */
const findTab = (demo: Locator, styling: Styling) =>
  demo
    .getByRole('tablist', { name: 'Styling of the demo' })
    .getByRole('tab', { name: styling, exact: true });

/** Takes a demo at rest, and each of its controls with the focus and under the pointer. */
async function takePictures(
  page: Page,
  demo: Locator,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const stage = findStage(demo);
  const frame = stage.locator('xpath=../../..');
  const take = async (state: string) => {
    pictures.set(state, await frame.screenshot({ animations: 'disabled' }));
  };
  await stage.locator('> [data-live]').waitFor();
  await take('rest');
  // A list that is closed keeps its options in the page.
  const controls = stage.locator(CONTROLS).filter({ visible: true });
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    // Focus counts as the keyboard's after a key, whatever that key does.
    await page.keyboard.press('Shift');
    await control.focus();
    await take(`control ${index + 1} with focus`);
    await control.blur();
    await control.hover({ force: true });
    await take(`control ${index + 1} under the pointer`);
    await page.mouse.move(0, 0);
  }
  return pictures;
}

/** The stylings of a demo that are written, MUI System first. */
async function listWritten(demo: Locator): Promise<Styling[]> {
  const written: Styling[] = [];
  for (const styling of STYLINGS) {
    const missing = await findTab(demo, styling).getAttribute('aria-describedby');
    if (missing === null) {
      written.push(styling);
    }
  }
  return written;
}

/**
 * Takes code out of the page: one of another length moves what is below by parts of a pixel,
 * where letters are drawn in another way.
 */
function hideCode(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section[data-demo] pre { display: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Compares every demo of a page in each of its stylings with MUI System.
 *
 * @param page open, with nothing over the demos
 */
export async function compareStylings(page: Page): Promise<StylingComparison[]> {
  const comparisons: StylingComparison[] = [];
  const demos = page
    .locator('section[data-demo]')
    .filter({ has: page.getByRole('tablist', { name: 'Styling of the demo' }) });
  await hydrateDemos(page);
  await hideCode(page);
  for (const demo of await demos.all()) {
    const name = (await demo.getAttribute('data-demo')) ?? '';
    const [first, ...others] = await listWritten(demo);
    if (!first) {
      throw new Error(`${name} is written in no styling.`);
    }
    await findTab(demo, first).click();
    const expected = await takePictures(page, demo);
    for (const styling of others) {
      await findTab(demo, styling).click();
      const pictures = await takePictures(page, demo);
      for (const state of new Set([...expected.keys(), ...pictures.keys()])) {
        const pair = [expected.get(state), pictures.get(state)] as const;
        // A control that only one of them has is a difference too.
        const ratio = pair[0] && pair[1] ? measureDifference(pair[0], pair[1]) : 1;
        comparisons.push({ demo: name, styling, state, ratio });
      }
    }
    await findTab(demo, first).click();
  }
  return comparisons;
}

/** Prints the comparisons of a run, one line each. */
export function renderComparisons(
  title: string,
  comparisons: readonly StylingComparison[],
): string {
  const groups = new Map<string, StylingComparison[]>();
  for (const comparison of comparisons) {
    const key = `${comparison.demo} in ${comparison.styling}`;
    groups.set(key, [...(groups.get(key) ?? []), comparison]);
  }
  const lines = [...groups].map(([key, group]) => {
    const worst = Math.max(...group.map(({ ratio }) => ratio));
    return `  ${key}: ${group.length} states, at most ${(worst * 100).toFixed(3)} %`;
  });
  return [
    `${title}: at most ${EQUAL_RATIO * 100} % of the pixels may differ from MUI System`,
    ...lines,
    '',
  ].join('\n');
}
