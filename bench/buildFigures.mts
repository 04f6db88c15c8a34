import type { FirstView } from '../tests/harness/firstView.ts';
import { isOtherSite, OTHER_SITES } from './otherSites.mts';
import type { Cost } from './processTree.mts';
import { renderColumns } from './renderColumns.mts';
import { findMedians } from './statistics.mts';

/**
 * Sites that are built: the portal, the portal with the corpus added or with all that it is to
 * hold, stock Docusaurus and other frameworks with the corpus.
 */
export const BUILT_SITES = [
  'ours',
  'corpus',
  'full',
  'stock',
  ...OTHER_SITES,
] as const;

export type BuiltSite = (typeof BUILT_SITES)[number];

/** Without anything of earlier builds, or with its caches and one page edited since. */
export type BuildMoment = 'cold' | 'warm';

/** A build that is measured. */
export interface BuildCase {
  site: BuiltSite;
  /** Pages that were added to the portal, or that `full` and the stock site have. */
  added: number;
  moment: BuildMoment;
}

/** Sizes and cost of one measured build. */
export interface MeasuredBuild extends BuildCase, Cost {
  /** HTML files that were written. */
  pages: number;
  /** Bytes of the first view of a plain page, brotli. */
  firstView: FirstView;
}

/** Medians over all runs of a case. */
export type BuildFigures = MeasuredBuild & { runs: number };

/** Results that `npm run bench:build` saves. */
export interface BuildResults {
  builds: BuildFigures[];
  /** Of the API reference, in seconds by the clock; null where it was not measured. */
  apiReference: { cold: number; warm: number } | null;
}

const keyOf = ({ site, added, moment }: BuildCase) => `${site} ${added} ${moment}`;

/** Takes the medians of each case, in the order in which the cases came first. */
export function summarizeBuilds(builds: readonly MeasuredBuild[]): BuildFigures[] {
  return [...new Set(builds.map(keyOf))].map((key) => {
    const members = builds.filter((build) => keyOf(build) === key);
    const { site, added, moment } = members[0] as MeasuredBuild;
    const cost = findMedians(
      members.map(({ cpuSeconds, seconds, peak, largest, pages }) => ({
        cpuSeconds,
        seconds,
        peak,
        largest,
        pages,
      })),
    );
    const firstView = findMedians(members.map((member) => member.firstView));
    return { site, added, moment, ...cost, firstView, runs: members.length };
  });
}

/** Finds the figures of a case. */
export function findBuild(
  builds: readonly BuildFigures[],
  { site, added, moment }: BuildCase,
): BuildFigures | null {
  return (
    builds.find((build) => keyOf(build) === keyOf({ site, added, moment })) ?? null
  );
}

/** Whether sites of other frameworks are among what was built. */
export const hasFrameworks = (builds: readonly BuildFigures[]): boolean =>
  builds.some(({ site }) => isOtherSite(site));

/** Bytes of a first view. */
export const sumView = ({ html, js, css, fonts }: FirstView): number =>
  html + js + css + fonts;

/**
 * Computes the cost of further pages from the builds of the corpus in two sizes: CPU seconds
 * per page, and bytes of the first view for all of them.
 *
 * @returns null if one of them was not measured
 */
export function compareSizes(
  builds: readonly BuildFigures[],
  site: BuiltSite,
  few: number,
  many: number,
): {
  cpuSecondsPerPage: number;
  growth: number;
  growthWithoutScripts: number;
} | null {
  const [small, large] = [few, many].map((added) =>
    findBuild(builds, { site, added, moment: 'cold' }),
  );
  if (!small || !large) {
    return null;
  }
  const growth = sumView(large.firstView) - sumView(small.firstView);
  return {
    cpuSecondsPerPage: (large.cpuSeconds - small.cpuSeconds) / (many - few),
    growth,
    growthWithoutScripts: growth - (large.firstView.js - small.firstView.js),
  };
}

const toGigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);

const HEAD =
  'build|added|html files|runs|CPU s|CPU s a page|clock s|peak GB|largest process GB|first view kB'.split(
    '|',
  );

const listRows = (builds: readonly BuildFigures[]): string[][] =>
  builds.map((build) => [
    `${build.site}, ${build.moment}`,
    String(build.added),
    String(build.pages),
    String(build.runs),
    build.cpuSeconds.toFixed(1),
    (build.cpuSeconds / build.pages).toFixed(3),
    build.seconds.toFixed(1),
    toGigabytes(build.peak),
    toGigabytes(build.largest),
    (sumView(build.firstView) / 1000).toFixed(1),
  ]);

/** A table for a terminal, one row a case. */
export const renderBuilds = (builds: readonly BuildFigures[]): string =>
  renderColumns([HEAD, ...listRows(builds)]);

/** The same table in Markdown. */
export const renderBuildTable = (builds: readonly BuildFigures[]): string =>
  [HEAD, HEAD.map(() => '---'), ...listRows(builds)]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
