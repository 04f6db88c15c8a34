import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the results, and of the table that is rendered from them. */
export const RESULTS_DIR = fileURLToPath(new URL('results', import.meta.url));

/** The result of a bench, with the machine and the date of its run. */
export interface SavedResult<T> {
  /** ISO 8601 */
  savedAt: string;
  machine: {
    processors: number;
    /** Of all memory, in bytes. */
    memory: number;
    node: string;
  };
  result: T;
}

/** @example nameResult('weight', new Date(0)) // → 'weight-1970-01-01T0000.json' */
export function nameResult(bench: string, time: Date): string {
  return `${bench}-${time.toISOString().slice(0, 16).replace(':', '')}.json`;
}

/**
 * Writes what a bench has found out to a file of its own.
 *
 * @param bench as in `npm run bench:<bench>`
 * @returns path of the file
 */
export function saveResult(
  bench: string,
  result: unknown,
  folder: string = RESULTS_DIR,
): string {
  const time = new Date();
  const saved: SavedResult<unknown> = {
    savedAt: time.toISOString(),
    machine: {
      processors: os.cpus().length,
      memory: os.totalmem(),
      node: process.version,
    },
    result,
  };
  const file = path.join(folder, nameResult(bench, time));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(saved, null, 2)}\n`);
  console.log(`\nSaved as ${path.relative(process.cwd(), file)}.`);
  return file;
}

/**
 * Reads what a bench has saved last.
 *
 * @returns null if it has saved nothing
 */
export function readNewestResult<T>(
  bench: string,
  folder: string = RESULTS_DIR,
): SavedResult<T> | null {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  // Dates of ISO 8601 sort by time.
  const newest = names
    .filter((name) => /^[a-z]+-\d{4}-.*\.json$/.test(name))
    .filter((name) => name.startsWith(`${bench}-`))
    .sort()
    .at(-1);
  return newest === undefined
    ? null
    : (JSON.parse(
        readFileSync(path.join(folder, newest), 'utf8'),
      ) as SavedResult<T>);
}
