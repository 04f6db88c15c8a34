import {
  compareSizes,
  findBuild,
  sumView,
  type BuildFigures,
  type BuildResults,
} from './buildFigures.mts';
import type {
  BrowsedSite,
  BrowseResults,
  NavigationFigures,
  PageFigures,
} from './browseFigures.mts';
import type { DevFigures, DevResults, DevSite } from './devFigures.mts';
import { sumLoaded } from './renderComparison.mts';
import type { SearchResults } from './searchFigures.mts';
import type { PageWeight } from './weighPage.mts';

/** The latest saved results of each bench; null where a bench has saved none. */
export interface SavedResults {
  build: BuildResults | null;
  browse: BrowseResults | null;
  dev: DevResults | null;
  search: SearchResults | null;
}

/** A figure of a goal, in the unit of the goal; null where it was not measured. */
export interface Figure {
  name: string;
  ours: number | null;
  /** Measured in the same run; undefined where stock has nothing of the kind. */
  stock?: number | null;
  /** The most it may be, or the least. */
  limit: number;
  isLeast?: boolean;
  /** Conditions of a side's measurement, in parentheses behind its figure. */
  notes?: { ours?: string; stock?: string };
  /** Digits after the point. */
  digits?: number;
}

/** A line of the table. */
export interface Goal {
  what: string;
  goal: string;
  figures: (results: SavedResults) => Figure[];
}

const KILO = 1000;
const GIGA = 1e9;

function findPage(
  { browse }: SavedResults,
  site: BrowsedSite,
  name: string,
): PageFigures | null {
  return (
    browse?.pages.find((page) => page.site === site && page.name === name) ?? null
  );
}

/** Reads a figure of a page of ours and of its like in stock. */
function comparePage(
  results: SavedResults,
  name: string,
  read: (page: PageFigures) => number | null,
): { ours: number | null; stock: number | null } {
  const [ours, stock] = (['ours', 'stock'] as const).map((site) => {
    const page = findPage(results, site, name);
    return page && read(page);
  });
  return { ours: ours ?? null, stock: stock ?? null };
}

/** Reads a figure of a page that stock has not. */
function readOurs(
  results: SavedResults,
  name: string,
  read: (page: PageFigures) => number | null,
): number | null {
  const page = findPage(results, 'ours', name);
  return page && read(page);
}

/** Pages of ours that stand for all templates; only the first two are in stock, too. */
const TEMPLATES = ['Installation', 'Button', 'API', 'Data grid'];

const IN_STOCK = ['Installation', 'Button'];

/** A figure of each template. */
function compareTemplates(
  results: SavedResults,
  names: readonly string[],
  read: (page: PageFigures) => number | null,
  rest: Pick<Figure, 'limit' | 'isLeast' | 'digits'>,
): Figure[] {
  return names.map((name) => ({
    name,
    ...(IN_STOCK.includes(name)
      ? comparePage(results, name, read)
      : { ours: readOurs(results, name, read) }),
    ...rest,
  }));
}

/** A page as it is read, and after the pointer has moved: scripts may wait for that. */
function compareUse(
  results: SavedResults,
  names: readonly string[],
  read: (weight: PageWeight) => number,
  rest: Pick<Figure, 'limit' | 'digits'>,
): Figure[] {
  return (['atLoad', 'used'] as const).flatMap((moment) =>
    compareTemplates(results, names, ({ view }) => read(view[moment]), rest).map(
      (figure) =>
        moment === 'used' ? { ...figure, name: `${figure.name}, used` } : figure,
    ),
  );
}

const weighScripts = (weight: PageWeight) =>
  weight['scripts executed'].brotli / KILO;

function compareNavigation(
  { browse }: SavedResults,
  start: string,
  read: (figures: NavigationFigures) => number,
): { ours: number | null; stock: number | null } {
  const find = (site: BrowsedSite, name: string) => {
    const found = browse?.navigation.find(
      (figures) => figures.site === site && figures.name === name,
    );
    return found ? read(found) : null;
  };
  return { ours: find('ours', start), stock: find('stock', 'Corpus') };
}

function compareDev(
  { dev }: SavedResults,
  read: (figures: DevFigures) => number,
): { ours: number | null; stock: number | null } {
  const find = (site: DevSite) => {
    const found = dev?.figures.find((figures) => figures.site === site);
    return found ? read(found) : null;
  };
  return { ours: find('ours'), stock: find('stock') };
}

const FEW = 200;
const MANY = 1000;

/** Cost of the portal per page, beside stock with 200 pages. */
function compareBuildPerPage({ build }: SavedResults) {
  const builds = build?.builds ?? [];
  const [ours, stock] = [
    findBuild(builds, { site: 'ours', added: 0, moment: 'cold' }),
    findBuild(builds, { site: 'stock', added: FEW, moment: 'cold' }),
  ];
  return {
    ours: ours && ours.cpuSeconds / ours.pages,
    stock: stock && stock.cpuSeconds / stock.pages,
  };
}

/** Cost of one further page, with the same pages in both. */
function compareFurtherPage({ build }: SavedResults) {
  const read = (site: 'corpus' | 'stock') =>
    compareSizes(build?.builds ?? [], site, FEW, MANY)?.cpuSecondsPerPage ?? null;
  return { ours: read('corpus'), stock: read('stock') };
}

/** The portal with at least 1,000 pages, as few more as were built. */
function findLargeBuild({ build }: SavedResults) {
  return (
    (build?.builds ?? [])
      .filter(
        ({ site, moment, pages }) =>
          (site === 'ours' || site === 'corpus') &&
          moment === 'cold' &&
          pages >= MANY,
      )
      .sort((one, two) => one.pages - two.pages)[0] ?? null
  );
}

/** Builds of different size are named as such. */
function notePages(
  ours: BuildFigures | null,
  stock: BuildFigures | null,
): Figure['notes'] {
  return {
    ...(ours && { ours: `${ours.pages} pages` }),
    ...(stock && { stock: `${stock.pages} pages` }),
  };
}

/** Lines of the table, in its order. Bytes are brotli. */
export const GOALS: readonly Goal[] = [
  {
    what: 'first view in total, plain page, kB',
    goal: '≤ 90',
    figures: (results) =>
      compareUse(
        results,
        ['Installation'],
        (weight) => sumLoaded(weight).brotli / KILO,
        { limit: 90, digits: 1 },
      ),
  },
  {
    what: 'of that JavaScript, kB',
    goal: '≤ 75',
    figures: (results) =>
      compareUse(results, ['Installation'], weighScripts, {
        limit: 75,
        digits: 1,
      }),
  },
  {
    what: 'growth of the first view from 200 to 1,000 pages, kB',
    goal: '≤ 2',
    figures: ({ build }) =>
      // Ours asks for its scripts when the page is used; stock as it is loaded.
      (['growth', 'growthWithoutScripts'] as const).map((kind) => {
        const read = (site: 'corpus' | 'stock') => {
          const sizes = compareSizes(build?.builds ?? [], site, FEW, MANY);
          return sizes && sizes[kind] / KILO;
        };
        return {
          name: kind === 'growth' ? 'used' : 'without scripts',
          ours: read('corpus'),
          stock: read('stock'),
          limit: 2,
          digits: 1,
        };
      }),
  },
  {
    what: 'Button page in total, kB',
    goal: '≤ 110 before the first demo is live, ≤ 190 with all live',
    figures: (results) => [
      {
        name: 'before',
        ...comparePage(
          results,
          'Button',
          ({ firstView }) => sumView(firstView) / KILO,
        ),
        limit: 110,
        digits: 1,
      },
      {
        name: 'all live',
        ...comparePage(
          results,
          'Button',
          ({ view }) => sumLoaded(view.scrolled).brotli / KILO,
        ),
        limit: 190,
        digits: 1,
      },
    ],
  },
  {
    what: 'Button page, JavaScript, kB',
    goal: '≤ 75, then ≤ 150',
    figures: (results) => [
      {
        name: 'before',
        ...comparePage(results, 'Button', ({ firstView }) => firstView.js / KILO),
        limit: 75,
        digits: 1,
      },
      {
        name: 'all live',
        ...comparePage(
          results,
          'Button',
          ({ view }) => view.scrolled['scripts executed'].brotli / KILO,
        ),
        limit: 150,
        digits: 1,
      },
    ],
  },
  {
    what: 'Button page, HTML, kB',
    goal: '≤ 18 (150 raw)',
    figures: (results) => [
      {
        name: 'brotli',
        ...comparePage(
          results,
          'Button',
          ({ view }) => view.atLoad.html.brotli / KILO,
        ),
        limit: 18,
        digits: 1,
      },
      {
        name: 'raw',
        ...comparePage(results, 'Button', ({ view }) => view.atLoad.html.raw / KILO),
        limit: 150,
        digits: 0,
      },
    ],
  },
  {
    what: 'API page of Button, JavaScript, kB',
    goal: '≤ 80',
    figures: (results) =>
      compareUse(results, ['API'], weighScripts, { limit: 80, digits: 1 }),
  },
  {
    what: 'fonts',
    goal: '≤ 60 kB in 2, none blocking',
    figures: (results) => {
      const compare = (read: (page: PageFigures) => number) =>
        comparePage(results, 'Installation', read);
      return [
        {
          name: 'kB',
          ...compare(({ view }) => view.atLoad.fonts.brotli / KILO),
          limit: 60,
          digits: 1,
        },
        {
          name: 'files',
          ...compare(({ view }) => view.atLoad.fonts.requests),
          limit: 2,
        },
        {
          name: 'blocking',
          ...compare(({ blockingFonts }) => blockingFonts),
          limit: 0,
        },
      ];
    },
  },
  {
    what: 'JS heap after load, MB',
    goal: '≤ 10',
    figures: (results) =>
      compareTemplates(results, TEMPLATES, ({ plain }) => plain.heap / 1e6, {
        limit: 10,
        digits: 1,
      }),
  },
  {
    what: 'Lighthouse mobile performance',
    goal: '≥ 98 on every template',
    figures: (results) =>
      compareTemplates(
        results,
        TEMPLATES,
        ({ lighthouse }) => lighthouse?.performance ?? null,
        { limit: 98, isLeast: true },
      ),
  },
  {
    what: 'Lighthouse accessibility',
    goal: '100',
    figures: (results) =>
      compareTemplates(
        results,
        TEMPLATES,
        ({ lighthouse }) => lighthouse?.accessibility ?? null,
        { limit: 100, isLeast: true },
      ),
  },
  {
    what: 'total blocking time, phone, ms',
    goal: '≤ 50',
    figures: (results) =>
      compareTemplates(results, TEMPLATES, ({ mobile }) => mobile.tbt, {
        limit: 50,
      }),
  },
  {
    what: 'LCP, phone, s',
    goal: '≤ 1.1',
    figures: (results) =>
      compareTemplates(results, TEMPLATES, ({ mobile }) => mobile.lcp / KILO, {
        limit: 1.1,
        digits: 2,
      }),
  },
  {
    what: 'client navigation, click to painted, ms',
    goal: '≤ 60; throttled ≤ 150',
    figures: (results) =>
      ['Installation', 'Button'].flatMap((start) => [
        {
          name: `from ${start}`,
          ...compareNavigation(results, start, ({ plain }) => plain.median),
          notes: { stock: 'from a page of the corpus' },
          limit: 60,
        },
        {
          name: `from ${start}, throttled`,
          ...compareNavigation(results, start, ({ mobile }) => mobile.median),
          notes: { stock: 'from a page of the corpus' },
          limit: 150,
        },
      ]),
  },
  {
    what: 'build, CPU s per page',
    goal: '≤ 0.09, demos and API included',
    figures: (results) => [
      {
        name: 'all of the portal',
        ...compareBuildPerPage(results),
        limit: 0.09,
        digits: 3,
      },
      {
        name: 'a further page of the corpus',
        ...compareFurtherPage(results),
        limit: 0.09,
        digits: 3,
      },
    ],
  },
  {
    what: 'build, 1,000 pages',
    goal: '≤ 95 CPU s (3.0 GB)',
    figures: (results) => {
      const ours = findLargeBuild(results);
      const stock = findBuild(results.build?.builds ?? [], {
        site: 'stock',
        added: MANY,
        moment: 'cold',
      });
      return [
        {
          name: 'CPU s',
          notes: notePages(ours, stock),
          ours: ours && ours.cpuSeconds,
          stock: stock && stock.cpuSeconds,
          limit: 95,
          digits: 1,
        },
        {
          name: 'GB, all processes together',
          ours: ours && ours.peak / GIGA,
          stock: stock && stock.peak / GIGA,
          limit: 3,
          digits: 2,
        },
      ];
    },
  },
  {
    what: 'warm rebuild, CPU s',
    goal: '≤ 8 at 200 pages',
    figures: ({ build }) => {
      const builds = build?.builds ?? [];
      const ours = findBuild(builds, { site: 'ours', added: 0, moment: 'warm' });
      const stock = findBuild(builds, { site: 'stock', added: FEW, moment: 'warm' });
      return [
        {
          name: 'CPU s',
          notes: notePages(ours, stock),
          ours: ours && ours.cpuSeconds,
          stock: stock && stock.cpuSeconds,
          limit: 8,
          digits: 1,
        },
      ];
    },
  },
  {
    what: 'development',
    goal: 'cold to first page ≤ 6 s; edit to screen ≤ 240 ms',
    figures: (results) => [
      {
        name: 's',
        ...compareDev(results, ({ start }) => start),
        limit: 6,
        digits: 1,
      },
      { name: 'ms', ...compareDev(results, ({ edit }) => edit), limit: 240 },
    ],
  },
  {
    what: 'search',
    goal: '≤ 120 kB for the first query, ≤ 300 ms to its result, then ≤ 50 ms a key',
    figures: ({ search }) => [
      { name: 'kB', ours: search && search.bytes / KILO, limit: 120 },
      { name: 'ms to the first result', ours: search && search.first, limit: 300 },
      { name: 'ms a key', ours: search && search.key, limit: 50 },
    ],
  },
  {
    what: 'API reference',
    goal: '≤ 10 s cold; ≤ 0.1 s warm',
    figures: ({ build }) => [
      {
        name: 'cold s',
        ours: build?.apiReference?.cold ?? null,
        limit: 10,
        digits: 1,
      },
      {
        name: 'warm s',
        ours: build?.apiReference?.warm ?? null,
        limit: 0.1,
        digits: 2,
      },
    ],
  },
];
