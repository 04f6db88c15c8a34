import { summarizeBuilds, type MeasuredBuild } from './buildFigures.mts';
import type { PageFigures } from './browseFigures.mts';
import { GOALS, type SavedResults } from './goals.mts';
import { meetsGoal, renderGoals } from './renderGoals.mts';
import { WEIGHT_KINDS, type PageWeight } from './weighPage.mts';

const NOTHING: SavedResults = { build: null, browse: null, dev: null, search: null };

const createBuild = (values: Partial<MeasuredBuild>): MeasuredBuild => ({
  site: 'stock',
  added: 200,
  moment: 'cold',
  cpuSeconds: 20,
  seconds: 15,
  peak: 2e9,
  largest: 1.5e9,
  pages: 200,
  firstView: { html: 7000, js: 160_000, css: 12_000, fonts: 0 },
  ...values,
});

function createWeight(bytes: number): PageWeight {
  const size = { raw: bytes * 4, gzip: bytes * 2, brotli: bytes, requests: 1 };
  return Object.fromEntries(WEIGHT_KINDS.map((kind) => [kind, size])) as PageWeight;
}

function createPage(
  site: PageFigures['site'],
  name: string,
  bytes: number,
): PageFigures {
  const load = {
    fcp: 400,
    lcp: 900,
    cls: 0,
    tbt: 40,
    requests: 11,
    transferred: 1,
    heap: 9e6,
  };
  return {
    site,
    name,
    pathname: '/',
    firstView: { html: 5000, js: 70_000, css: 9000, fonts: 30_000 },
    view: {
      atLoad: createWeight(bytes),
      used: createWeight(bytes + 200),
      scrolled: createWeight(bytes * 2),
    },
    blockingFonts: 0,
    plain: load,
    mobile: { ...load, lcp: 1200 },
    lighthouse: null,
  };
}

const results: SavedResults = {
  build: {
    builds: summarizeBuilds([
      createBuild({}),
      createBuild({
        added: 1000,
        cpuSeconds: 100,
        pages: 1000,
        peak: 3.4e9,
        firstView: { html: 8000, js: 227_000, css: 12_000, fonts: 0 },
      }),
      createBuild({ site: 'ours', added: 0, cpuSeconds: 96, pages: 1200 }),
      createBuild({ site: 'corpus', cpuSeconds: 110, pages: 1400 }),
      createBuild({ site: 'corpus', added: 1000, cpuSeconds: 150, pages: 2200 }),
      createBuild({ moment: 'warm', cpuSeconds: 16.6 }),
    ]),
    apiReference: { cold: 9.96, warm: 0.12 },
  },
  browse: {
    runs: 3,
    stockPages: 200,
    lighthouse: null,
    pages: [
      createPage('ours', 'Installation', 17_000),
      createPage('stock', 'Installation', 36_600),
      createPage('ours', 'Button', 21_000),
    ],
    navigation: [
      {
        site: 'ours',
        name: 'Installation',
        plain: { median: 55, least: 40, most: 70, count: 10 },
        mobile: { median: 200, least: 150, most: 300, count: 10 },
      },
      {
        site: 'stock',
        name: 'Corpus',
        plain: { median: 112, least: 90, most: 285, count: 10 },
        mobile: { median: 357, least: 304, most: 585, count: 10 },
      },
    ],
  },
  dev: null,
  search: {
    keyPresses: 78,
    key: 40,
    key95: 60,
    longestKey: 90,
    first: 280,
    bytes: 119_000,
    files: 3,
  },
};

/** Cells of the line that begins with a text. */
function readRow(table: string, what: string): string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${what}`));
  return (row ?? '').split('|').map((cell) => cell.trim());
}

describe('the table', () => {
  const table = renderGoals(GOALS, results, ['`bench:build`: today']);

  it('has our figures beside those of stock, and says whether the goal holds', () => {
    expect(readRow(table, 'first view')).toEqual([
      '',
      'first view in total, plain page, kB',
      'Installation 85.0; Installation, used 86.0',
      'Installation 183.0; Installation, used 184.0',
      '≤ 90',
      'yes',
      '',
    ]);
    expect(readRow(table, 'growth').slice(2, 4)).toEqual([
      'used 0.0; without scripts 0.0',
      'used 68.0; without scripts 1.0',
    ]);
    expect(readRow(table, 'build, CPU s').slice(2)).toEqual([
      'all of the portal 0.080; a further page of the corpus 0.050',
      'all of the portal 0.100; a further page of the corpus 0.100',
      '≤ 0.09, demos and API included',
      'yes',
      '',
    ]);
    expect(readRow(table, 'search').slice(2, 4)).toEqual([
      'kB 119; ms to the first result 280; ms a key 40',
      '–',
    ]);
  });

  it('takes the smallest portal with a thousand pages', () => {
    expect(readRow(table, 'build, 1,000').slice(2)).toEqual([
      'CPU s 96.0 (1200 pages); GB, all processes together 2.00',
      'CPU s 100.0 (1000 pages); GB, all processes together 3.40',
      '≤ 95 CPU s (3.0 GB)',
      'no',
      '',
    ]);
  });

  it('holds no goal of which one figure misses, and says what is not measured', () => {
    expect(readRow(table, 'client navigation').slice(2)).toEqual([
      'from Installation 55; from Installation, throttled 200; from Button NOT MEASURED; from Button, throttled NOT MEASURED',
      [
        'from Installation 112',
        'from Installation, throttled 357',
        'from Button 112',
        'from Button, throttled 357',
      ]
        .map((text) => `${text} (from a page of the corpus)`)
        .join('; '),
      '≤ 60; throttled ≤ 150',
      'no',
      '',
    ]);
    expect(readRow(table, 'API reference').at(-2)).toBe('no');
    expect(readRow(table, 'JS heap').at(-2)).toBe('as far as measured');
    expect(readRow(table, 'Lighthouse mobile').slice(2, 4)).toEqual([
      'NOT MEASURED',
      'NOT MEASURED',
    ]);
    expect(readRow(table, 'warm rebuild').slice(2, 4)).toEqual([
      'NOT MEASURED',
      '16.6 (200 pages)',
    ]);
    expect(readRow(table, 'development').at(-2)).toBe('–');
  });

  it('claims nothing when nothing is saved', () => {
    const empty = renderGoals(GOALS, NOTHING, []);
    const rows = empty.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(GOALS.length + 2);
    for (const row of rows.slice(2)) {
      expect(row.split('|')[2]?.trim()).toBe('NOT MEASURED');
      expect(row.split('|').at(-2)?.trim()).toBe('–');
    }
  });
});

it('takes a limit as the most or the least, and keeps to it', () => {
  const figure = { name: '', limit: 98 };
  expect(meetsGoal({ ...figure, ours: 98 })).toBe(true);
  expect(meetsGoal({ ...figure, ours: 98.1 })).toBe(false);
  expect(meetsGoal({ ...figure, ours: 97, isLeast: true })).toBe(false);
  expect(meetsGoal({ ...figure, ours: null })).toBeNull();
});
