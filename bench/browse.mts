/**
 * `npm run bench:browse`: how pages load and follow each other in a browser, beside stock
 * Docusaurus with the same pages and a made-up corpus. Needs a build.
 *
 *   --pages 200            size of the corpus in the stock site
 *   --only Installation    names of pages that are looked at, by default all
 *   --runs 3               visits to each page in each condition, in turn; medians are printed
 *   --steps 10             pages that are gone to one after the other
 *   --lighthouse FOLDER    also runs the Lighthouse that was installed in that folder
 *   --save                 keeps the figures in `bench/results`
 *
 * Conditions: as fast as the machine is, and Lighthouse's phone (`conditions.mts`).
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser, readBrowserPath } from '../tests/harness/browser.ts';
import { measureFirstView } from '../tests/harness/firstView.ts';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';
import {
  findSpread,
  renderBrowse,
  type BrowsedSite,
  type BrowseResults,
  type NavigationFigures,
  type PageFigures,
} from './browseFigures.mts';
import {
  buildStockSite,
  COMPARED_PAGES,
  loadPagesForStock,
  prepareOurSite,
} from './buildSites.mts';
import { measureNavigation } from './clientNavigation.mts';
import { CONDITIONS } from './conditions.mts';
import { FIRST_CORPUS_PAGE, listStockPages } from './corpus.mts';
import {
  findLighthouse,
  type Lighthouse,
  type LighthouseScores,
} from './lighthouse.mts';
import { parseCount, parseNames } from './options.mts';
import { saveResult } from './results.mts';
import { findMedians } from './statistics.mts';
import { viewPage } from './viewPage.mts';
import { countBlockingFonts, visitPage, type VisitFigures } from './visitPage.mts';

interface BrowsedPage {
  site: BrowsedSite;
  name: string;
  pathname: string;
}

const PAGES: readonly BrowsedPage[] = [
  {
    site: 'ours',
    name: 'Installation',
    pathname: '/material-ui/getting-started/installation/',
  },
  {
    site: 'stock',
    name: 'Installation',
    pathname: '/docs/getting-started/installation/',
  },
  { site: 'ours', name: 'Button', pathname: '/material-ui/react-button/' },
  { site: 'stock', name: 'Button', pathname: '/docs/react-button/' },
  { site: 'ours', name: 'Joy UI Button', pathname: '/joy-ui/react-button/' },
  { site: 'ours', name: 'Table', pathname: '/material-ui/react-table/' },
  { site: 'ours', name: 'Joy UI Table', pathname: '/joy-ui/react-table/' },
  { site: 'ours', name: 'Base UI Button', pathname: '/base-ui/react-button/' },
  { site: 'ours', name: 'API', pathname: '/material-ui/api/button/' },
  { site: 'ours', name: 'Data grid', pathname: '/x/react-data-grid/' },
  { site: 'stock', name: 'Corpus', pathname: `/docs/${FIRST_CORPUS_PAGE}/` },
];

/** Pages at which journeys begin. */
const STARTS: readonly BrowsedPage[] = PAGES.filter(
  ({ site, name }) =>
    (site === 'ours' && ['Installation', 'Button'].includes(name)) ||
    name === 'Corpus',
);

const SIDEBAR_LINKS: Record<BrowsedSite, string> = {
  ours: 'nav[aria-label="Material UI pages"] a[href]',
  stock: 'nav.menu a.menu__link[href]',
};

interface Site {
  /** Of the built site. */
  root: string;
  origin: string;
}

interface Bench {
  browser: Browser;
  sites: Record<BrowsedSite, Site>;
  runs: number;
}

const keyOf = ({ site, name }: BrowsedPage) => `${site} ${name}`;

/** Repeats what `visit` does for each member, all in turn. @returns what it gave, by member */
async function visitInTurn<Member extends BrowsedPage, Value>(
  members: readonly Member[],
  runs: number,
  visit: (member: Member) => Promise<Value>,
): Promise<Map<string, Value[]>> {
  const values = new Map<string, Value[]>(
    members.map((member): [string, Value[]] => [keyOf(member), []]),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const member of members) {
      console.log(`Run ${run}: ${keyOf(member)} …`);
      values.get(keyOf(member))?.push(await visit(member));
    }
  }
  return values;
}

async function measurePages(
  { browser, sites, runs }: Bench,
  pages: readonly BrowsedPage[],
  lighthouse: Lighthouse | null,
): Promise<PageFigures[]> {
  const visits = await visitInTurn(pages, runs, async ({ site, pathname }) => {
    const address = `${sites[site].origin}${pathname}`;
    const figures = {} as Record<(typeof CONDITIONS)[number], VisitFigures>;
    for (const condition of CONDITIONS) {
      figures[condition] = await visitPage(browser, address, condition);
    }
    const scores: LighthouseScores | null = (await lighthouse?.run(address)) ?? null;
    return { ...figures, scores };
  });
  const figures: PageFigures[] = [];
  for (const page of pages) {
    const { root, origin } = sites[page.site];
    const address = `${origin}${page.pathname}`;
    const members = visits.get(keyOf(page)) ?? [];
    figures.push({
      ...page,
      firstView: measureFirstView(root, page.pathname),
      view: await viewPage(browser, address),
      blockingFonts: await countBlockingFonts(browser, address),
      plain: findMedians(members.map(({ plain }) => plain)),
      mobile: findMedians(members.map(({ mobile }) => mobile)),
      lighthouse: lighthouse
        ? findMedians(members.flatMap(({ scores }) => scores ?? []))
        : null,
    });
  }
  return figures;
}

async function measureJourneys(
  { browser, sites, runs }: Bench,
  starts: readonly BrowsedPage[],
  steps: number,
): Promise<NavigationFigures[]> {
  const times = await visitInTurn(starts, runs, async ({ site, pathname }) => {
    const journey = {
      address: `${sites[site].origin}${pathname}`,
      links: SIDEBAR_LINKS[site],
      steps,
    };
    return {
      plain: await measureNavigation(browser, journey, 'plain'),
      mobile: await measureNavigation(browser, journey, 'mobile'),
    };
  });
  return starts.map((start) => {
    const members = times.get(keyOf(start)) ?? [];
    return {
      site: start.site,
      name: start.name,
      plain: findSpread(members.flatMap(({ plain }) => plain)),
      mobile: findSpread(members.flatMap(({ mobile }) => mobile)),
    };
  });
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    steps: { type: 'string', default: '10' },
    lighthouse: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const names = [...new Set(PAGES.map(({ name }) => name))];
const chosen =
  values.only === undefined ? names : parseNames('only', values.only, names);
const isChosen = ({ name }: BrowsedPage) => chosen.includes(name);
const stockPages = parseCount('pages', values.pages);
const runs = parseCount('runs', values.runs);
const steps = parseCount('steps', values.steps);
const lighthouse =
  values.lighthouse === undefined
    ? null
    : findLighthouse(values.lighthouse, readBrowserPath());

const ourRoot = await prepareOurSite();
const stockRoot = await buildStockSite('browse', {
  ...listStockPages(stockPages),
  ...loadPagesForStock(COMPARED_PAGES),
});
const ours = await createSiteServer({ root: ourRoot });
const stock = await createSiteServer({ root: stockRoot });
const browser = await launchBrowser();
try {
  const bench: Bench = {
    browser,
    sites: {
      ours: { root: ourRoot, origin: ours.origin },
      stock: { root: stockRoot, origin: stock.origin },
    },
    runs,
  };
  const results: BrowseResults = {
    runs,
    stockPages,
    lighthouse: lighthouse?.version ?? null,
    pages: await measurePages(bench, PAGES.filter(isChosen), lighthouse),
    navigation: await measureJourneys(bench, STARTS.filter(isChosen), steps),
  };
  console.log(`\nMedians of ${runs} visits\n\n${renderBrowse(results)}`);
  if (values.save) {
    saveResult('browse', results);
  }
} finally {
  await browser.close();
  await ours.close();
  await stock.close();
}
