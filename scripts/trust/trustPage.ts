import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord as readAnatomy } from '../../tests/anatomy/recordAnatomy';
import { readRecord } from '../../tests/overrides/overrideRecord';
import { parseFaultSweep } from './parseFaultSweep';
import { renderTrustPage } from './renderTrustPage';
import { parseSweep } from './sweeps';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** The page that says what the sweeps have tried. */
export const PAGE_FILE = path.join(SITE_DIR, 'docs/experiments/faults.mdx');

/** Reads all reports of a folder. @throws with the name of the one that is none */
function readReports<T>(
  folder: string,
  parse: (part: string, text: string) => T,
): T[] {
  const from = path.join(SITE_DIR, folder);
  const names = existsSync(from) ? readdirSync(from).sort() : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      try {
        const text = readFileSync(path.join(from, name), 'utf8');
        return parse(path.basename(name, '.json'), text);
      } catch (error) {
        throw new Error(`${folder}/${name}: ${(error as Error).message}`);
      }
    });
}

/** Reads the reports of the parts of the sweep. @throws with the file that is not one of a sweep */
export const readSweeps = () => readReports('reports/sweep', parseSweep);

/**
 * Makes the page of what the sweeps came to when they were run last.
 *
 * @returns MDX
 * @throws with the file that is not one of a sweep
 */
export function makeTrustPage(): string {
  return renderTrustPage(
    readReports('reports/faults', (_, text) => parseFaultSweep(text)),
    readSweeps(),
    readRecord(SITE_DIR),
    readAnatomy(SITE_DIR),
  );
}
