import { Worker } from 'node:worker_threads';
import { compareWithReference, describeSpeed } from './machineSpeed';

/** Hands the factor down to processes that are started later. */
export const FACTOR_VARIABLE = 'PORTAL_LIMIT_FACTOR';

/** As many as a run of the tests has: a machine with one core is half as fast. */
const THREADS = 2;

/** @returns how long each round of work took, in milliseconds */
function runThread(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./work.mjs', import.meta.url), { execArgv: [] })
      .once('message', resolve)
      .once('error', reject);
  });
}

/**
 * Measures how fast this machine is just now, once in a run: it says so, and hands it down to all
 * processes that are started later, where {@link FACTOR_VARIABLE} does not say it already.
 */
export async function measureMachine(): Promise<void> {
  if (process.env[FACTOR_VARIABLE]) return;
  const rounds = await Promise.all(Array.from({ length: THREADS }, runThread));
  const speed = compareWithReference(rounds.flat());
  process.env[FACTOR_VARIABLE] = String(speed.factor);
  // Not among what a program prints for others, such as a report of Jest.
  process.stderr.write(`${describeSpeed(speed)}\n`);
}
