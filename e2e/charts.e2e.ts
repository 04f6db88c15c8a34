import type { Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { findChartFaults, type ChartDemo } from './harness/chartFaults';
import { findLowContrastCharts } from './harness/findLowContrastCharts';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { readChartDemos, readChartValues } from './harness/readCharts';
import { shareContext } from '../tests/harness/reader';
import { listBuiltPages, readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

/** First of all, each chart has a title and a description, empty as they are. */
const DRAWN = /<svg[^>]*><title(?:\/>|>[^<]*<\/title>)<desc/;

/** Pages of MUI X whose demos have charts. */
const PATHNAMES = listBuiltPages().filter(
  (pathname) =>
    pathname.startsWith('/x/') &&
    DRAWN.test(readBuilt(`${pathname.slice(1)}index.html`)),
);

/** A demo that has no chart at first draws it for its button. */
async function drawLateCharts(page: Page): Promise<void> {
  const isLate = page.locator('[data-demo-stage]').filter({ hasText: /^Load / });
  for (const demo of await isLate.all()) {
    await demo.getByRole('button').first().click();
    await demo.getByRole('img').first().waitFor();
  }
}

const listFaults = (demos: readonly ChartDemo[]) => demos.flatMap(findChartFaults);

/** Names and descriptions of what stands for the charts of each demo. */
const listGraphics = (demos: readonly ChartDemo[]) =>
  demos
    .filter(({ charts }) => charts.length > 0)
    .map(({ id, charts }) => [
      id,
      ...charts.flatMap(({ graphics }) =>
        graphics.map(({ name, description }) => `${name} | ${description}`),
      ),
    ]);

/** A demo with a chart in an element of a role, with the labels of its axis. */
const renderChart = (role: string) => `
  <section data-demo="Orders"><div data-demo-stage>
    <div role="${role}" aria-label="Orders per day: 34, 41">
      <svg><title></title><desc></desc><text y="20" fill="#222">20</text></svg>
    </div>
  </div></section>`;

describe('a chart', () => {
  it.each([
    ['img', []],
    ['figure', ['p Orders: a part of its drawing is read: StaticText 20']],
    [
      'graphics-document',
      ['p Orders: a part of its drawing is read: StaticText 20'],
    ],
    [
      'group',
      [
        'p Orders: no graphic stands for it',
        'p Orders: a part of its drawing is read: StaticText 20',
      ],
    ],
  ])('is read with or without its parts by its role: %s', async (role, faults) => {
    const page = await stage.browser.newPage();
    await page.setContent(renderChart(role));
    expect(listFaults(await readChartDemos(page, 'p'))).toEqual(faults);
    await page.close();
  });

  it('is pale where its letters keep their colour and the background does not', async () => {
    const page = await stage.browser.newPage();
    await page.setContent(renderChart('img'));
    expect(await findLowContrastCharts(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await findLowContrastCharts(page)).toEqual([
      'Orders: text:not(.MuiPieArcLabel-root) in rgb(34, 34, 34)',
    ]);
    await page.close();
  });
});

it('every page about charts has some', () => {
  const ofCharts = listBuiltPages().filter((pathname) =>
    pathname.startsWith('/x/react-charts/'),
  );
  expect(ofCharts.length).toBeGreaterThan(15);
  expect(PATHNAMES).toEqual(expect.arrayContaining(ofCharts));
});

describe('charts of a page', () => {
  const getStatic = shareContext(stage, { options: { javaScriptEnabled: false } });
  // The mode of the page is not that of the colours that are forced: the worst case.
  const getAlive = shareContext(stage, { localStorage: { 'mui-mode': 'light' } });

  it.each(PATHNAMES)(
    'are read aloud, with and without scripts, and seen in forced colours: %s',
    async (pathname) => {
      const page = await getAlive().newPage();
      await openPage(page, stage.origin + pathname);
      await hydrateDemos(page);
      const values = await readChartValues(page);
      const alive = await readChartDemos(page, pathname, values);
      expect(listFaults(alive)).toEqual([]);

      const still = await getStatic().newPage();
      await still.goto(stage.origin + pathname);
      const before = await readChartDemos(still, pathname, values);
      await still.close();
      expect(listFaults(before)).toEqual([]);
      expect(listGraphics(before)).toEqual(listGraphics(alive));

      await drawLateCharts(page);
      const late = await readChartDemos(page, pathname, await readChartValues(page));
      expect(listFaults(late)).toEqual([]);
      expect(await findViolations(page, '[data-demo-stage]')).toEqual([]);

      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect(await findLowContrastCharts(page)).toEqual([]);
      await page.close();
    },
  );
});
