import type { FirstView } from '../tests/harness/firstView.ts';
import { sumView } from './buildFigures.mts';
import type { LighthouseScores } from './lighthouse.mts';
import { renderColumns } from './renderColumns.mts';
import { sumLoaded } from './renderComparison.mts';
import { findMedian } from './statistics.mts';
import type { View } from './viewPage.mts';
import type { VisitFigures } from './visitPage.mts';

export type BrowsedSite = 'ours' | 'stock';

/** Figures of one page: bytes are exact, the rest are medians over all visits. */
export interface PageFigures {
  site: BrowsedSite;
  name: string;
  pathname: string;
  /** Files that the HTML requests before any script has run. */
  firstView: FirstView;
  view: View;
  /** Fonts that keep text hidden while they load. */
  blockingFonts: number;
  plain: VisitFigures;
  mobile: VisitFigures;
  lighthouse: LighthouseScores | null;
}

/** Times of many steps, in milliseconds. */
export interface Spread {
  median: number;
  least: number;
  most: number;
  count: number;
}

/** From the click to the new page, along a way through a site. */
export interface NavigationFigures {
  site: BrowsedSite;
  name: string;
  plain: Spread;
  mobile: Spread;
}

/** Results that `npm run bench:browse` saves. */
export interface BrowseResults {
  runs: number;
  /** Pages of the corpus in the stock site. */
  stockPages: number;
  /** Version of Lighthouse, if it was there. */
  lighthouse: string | null;
  pages: PageFigures[];
  navigation: NavigationFigures[];
}

/** @throws for an empty list */
export function findSpread(times: readonly number[]): Spread {
  return {
    median: findMedian(times),
    least: Math.min(...times),
    most: Math.max(...times),
    count: times.length,
  };
}

const toKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const toSeconds = (time: number) => (time / 1000).toFixed(2);

const WEIGHT_HEAD =
  'kB brotli|html|js|css|fonts|other|prefetched|total|requests|first view|used|scrolled'.split(
    '|',
  );

function renderWeight({ site, name, view, firstView }: PageFigures): string[] {
  const { atLoad, used, scrolled } = view;
  const total = sumLoaded(atLoad);
  return [
    `${site}, ${name}`,
    ...(
      ['html', 'scripts executed', 'styles', 'fonts', 'other', 'prefetched'] as const
    ).map((kind) => toKilobytes(atLoad[kind].brotli)),
    toKilobytes(total.brotli),
    String(total.requests + atLoad.prefetched.requests),
    toKilobytes(sumView(firstView)),
    toKilobytes(sumLoaded(used).brotli),
    toKilobytes(sumLoaded(scrolled).brotli),
  ];
}

const TIMING_HEAD =
  'load|FCP s|LCP s|CLS|TBT ms|heap MB|requests|transferred kB|performance|accessibility'.split(
    '|',
  );

function renderTimings(page: PageFigures, condition: 'plain' | 'mobile'): string[] {
  const { fcp, lcp, cls, tbt, heap, requests, transferred } = page[condition];
  const scores = condition === 'mobile' ? page.lighthouse : null;
  return [
    `${page.site}, ${page.name}, ${condition}`,
    toSeconds(fcp),
    toSeconds(lcp),
    cls.toFixed(3),
    tbt.toFixed(0),
    (heap / 1e6).toFixed(1),
    requests.toFixed(0),
    toKilobytes(transferred),
    scores ? String(scores.performance) : '–',
    scores ? String(scores.accessibility) : '–',
  ];
}

const formatSpread = ({ median, least, most, count }: Spread) =>
  `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)}, ${count})`;

/** Tables: bytes, loads, and navigation. */
export function renderBrowse({ pages, navigation }: BrowseResults): string {
  return [
    renderColumns([WEIGHT_HEAD, ...pages.map(renderWeight)]),
    renderColumns([
      TIMING_HEAD,
      ...pages.flatMap((page) => [
        renderTimings(page, 'plain'),
        renderTimings(page, 'mobile'),
      ]),
    ]),
    renderColumns([
      ['click to painted, ms', 'plain', 'mobile'],
      ...navigation.map(({ site, name, plain, mobile }) => [
        `${site}, ${name}`,
        formatSpread(plain),
        formatSpread(mobile),
      ]),
    ]),
  ].join('\n\n');
}
