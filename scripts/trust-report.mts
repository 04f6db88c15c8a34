/**
 * `npm run trust:report`: writes what the last sweep of the faults came to into a page of the
 * portal. `npm run test:sweep` makes the figures.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFaultSweep } from './trust/parseFaultSweep';
import { renderFaultPage } from './trust/renderFaultPage';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const REPORTS_DIR = path.join(SITE_DIR, 'reports/faults');
const PAGE_FILE = 'docs/experiments/faults.mdx';

function readPart(name: string) {
  const file = path.join(REPORTS_DIR, name);
  try {
    return parseFaultSweep(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`reports/faults/${name}: ${(error as Error).message}`);
  }
}

try {
  const names = existsSync(REPORTS_DIR) ? readdirSync(REPORTS_DIR).sort() : [];
  const parts = names.filter((name) => name.endsWith('.json')).map(readPart);
  writeFileSync(path.join(SITE_DIR, PAGE_FILE), renderFaultPage(parts));
  process.stdout.write(`${PAGE_FILE}: ${parts.length} parts of the sweep\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
