import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Run } from './faults';
import {
  mergeSweep,
  summarizeSweep,
  sweepToText,
  type FinishedRun,
  type FaultSweep,
} from './sweepReport';
import type { FaultStage } from './useFaults';

/** Read by `npm run trust:report`. */
const REPORTS_DIR = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../reports/faults',
);

const countRuns = (runs: readonly Run[]): ReadonlyMap<string, number> =>
  runs.reduce(
    (counts, { fault: { group } }) =>
      counts.set(group, (counts.get(group) ?? 0) + 1),
    new Map<string, number>(),
  );

/**
 * Makes a test of each run, and keeps what they came to for the report.
 *
 * @param part names this part of the sweep: its file in the reports
 * @param leftOut what is not tried in this browser
 */
export function sweepFaults(
  part: string,
  runs: readonly Run[],
  { findFailures, getEngine }: FaultStage,
  leftOut: FaultSweep['leftOut'] = [],
): void {
  const done: FinishedRun[] = [];

  it.each(runs)('survives: $title', async (run) => {
    const casualties = await findFailures(run);
    done.push({ run, survived: casualties.length === 0 });
    // Jest reports when a file has ended, which is an hour from now.
    if (casualties.length > 0 || done.length % 50 === 0) {
      const lines = [
        `${done.length} of ${runs.length}: ${run.title}`,
        ...casualties,
      ];
      process.stdout.write(`${lines.join('\n  ')}\n`);
    }
    expect(casualties).toEqual([]);
  });

  afterAll(() => {
    const sweep = summarizeSweep(done, {
      date: new Date().toISOString().slice(0, 10),
      engine: getEngine(),
      leftOut,
    });
    process.stdout.write(`\n${sweepToText(sweep)}\n`);
    const isWhole = done.length === runs.length;
    const file = path.join(REPORTS_DIR, `${part}.json`);
    // Some of its runs, as by a filter of names, are no sweep, but may be groups of one.
    if (isWhole || existsSync(file)) {
      const kept = isWhole
        ? sweep
        : mergeSweep(
            JSON.parse(readFileSync(file, 'utf8')) as FaultSweep,
            sweep,
            countRuns(runs),
          );
      mkdirSync(REPORTS_DIR, { recursive: true });
      writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    }
  });
}
