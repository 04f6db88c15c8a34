import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listRuns } from './faults';
import { summarizeSweep, sweepToText, type DoneRun } from './sweepReport';
import { useFaults } from './useFaults';

/** Read by `npm run trust:report`. */
const REPORT_FILE = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../reports/faults.json',
);

const { findCasualties, getEngine } = useFaults(true);
const runs = listRuns();
const done: DoneRun[] = [];

it.each(runs)('survives: $title', async (run) => {
  const casualties = await findCasualties(run);
  done.push({ run, survived: casualties.length === 0 });
  expect(casualties).toEqual([]);
});

afterAll(() => {
  const sweep = summarizeSweep(done, {
    date: new Date().toISOString().slice(0, 10),
    engine: getEngine(),
  });
  process.stdout.write(`\n${sweepToText(sweep)}\n`);
  // A part of the sweep, as by a filter of names, is no sweep.
  if (done.length === runs.length) {
    mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
    writeFileSync(REPORT_FILE, `${JSON.stringify(sweep, null, 2)}\n`);
  }
});
