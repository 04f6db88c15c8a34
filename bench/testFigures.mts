import type { SiteSize } from './fillSite.mts';
import type { Cost } from './processTree.mts';
import { renderColumns } from './renderColumns.mts';

/** The portal as it is, and with all that it is to hold. */
export const TESTED_SITES = ['ours', 'full'] as const;

export type TestedSite = (typeof TESTED_SITES)[number];

/** Figures of one stage of `npm test`. */
export interface StageFigures extends Cost {
  stage: string;
  site: TestedSite;
  passed: number;
  failed: number;
}

/** Results that `npm run bench:tests` saves. */
export interface TestResults {
  sizes: Partial<Record<TestedSite, SiteSize>>;
  stages: StageFigures[];
}

/**
 * Reads the sum that `npm test` ends with.
 *
 * @param output without colours
 * @throws if there is none
 */
export function parseSum(output: string): { passed: number; failed: number } {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(line) ?? [];
  if (passed === undefined || failed === undefined) {
    throw new Error(`npm test ended without a sum, with "${line}".`);
  }
  return { passed: Number(passed), failed: Number(failed) };
}

/**
 * Cost of a stage with all content, relative to the portal as it is: `×2.9`; empty for the
 * portal itself.
 */
function compareCost(figures: StageFigures, all: readonly StageFigures[]): string {
  const ours = all.find(
    ({ stage, site }) => stage === figures.stage && site === 'ours',
  );
  return figures.site === 'ours' || !ours
    ? ''
    : `×${(figures.cpuSeconds / ours.cpuSeconds).toFixed(1)}`;
}

/** A table, a row for each stage of each site. */
export function renderStages(stages: readonly StageFigures[]): string {
  return renderColumns([
    ['stage', 'site', 'passed', 'failed', 'clock s', 'CPU s', 'more', 'peak GB'],
    ...stages.map((figures) => [
      figures.stage,
      figures.site,
      String(figures.passed),
      String(figures.failed),
      figures.seconds.toFixed(0),
      figures.cpuSeconds.toFixed(0),
      compareCost(figures, stages),
      (figures.peak / 1e9).toFixed(2),
    ]),
  ]);
}
