import { renderColumns } from './renderColumns.mts';
import { findMedian } from './statistics.mts';

/** The portal, the portal with all that it is to hold, and stock Docusaurus. */
export const DEV_SITES = ['ours', 'full', 'stock'] as const;

export type DevSite = (typeof DEV_SITES)[number];

/** One start of a development server, and the edits that followed. */
export interface DevRun {
  site: DevSite;
  /** From the command to a painted page, in seconds. */
  start: number;
  /** From saving a page to its text in the window, in milliseconds each. */
  edits: number[];
}

/** Medians over all starts and all edits of a site. */
export interface DevFigures {
  site: DevSite;
  start: number;
  edit: number;
  runs: number;
  edits: number;
}

/** Results that `npm run bench:dev` saves. */
export interface DevResults {
  /** Pages of the stock site. */
  stockPages: number;
  figures: DevFigures[];
}

/** Takes the medians of each site. */
export function summarizeDev(runs: readonly DevRun[]): DevFigures[] {
  return [...new Set(runs.map(({ site }) => site))].map((site) => {
    const members = runs.filter((run) => run.site === site);
    const edits = members.flatMap((run) => run.edits);
    return {
      site,
      start: findMedian(members.map(({ start }) => start)),
      edit: findMedian(edits),
      runs: members.length,
      edits: edits.length,
    };
  });
}

/** A table, one row a site. */
export function renderDev(figures: readonly DevFigures[]): string {
  return renderColumns([
    ['site', 'starts', 'cold start s', 'edits', 'edit to screen ms'],
    ...figures.map(({ site, start, edit, runs, edits }) => [
      site,
      String(runs),
      start.toFixed(1),
      String(edits),
      edit.toFixed(0),
    ]),
  ]);
}
