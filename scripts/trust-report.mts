/**
 * `npm run trust:report`: writes what the last sweep of the faults came to into a page of the
 * portal. `npm run test:sweep` makes the figures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFaultSweep } from './trust/parseFaultSweep';
import { renderFaultPage } from './trust/renderFaultPage';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const REPORT_FILE = 'reports/faults.json';
const PAGE_FILE = 'docs/experiments/faults.mdx';

const report = path.join(SITE_DIR, REPORT_FILE);
try {
  const sweep = parseFaultSweep(
    existsSync(report) ? readFileSync(report, 'utf8') : null,
  );
  writeFileSync(path.join(SITE_DIR, PAGE_FILE), renderFaultPage(sweep));
  process.stdout.write(
    `${PAGE_FILE}: ${sweep ? `the sweep of ${sweep.date}` : 'no sweep yet'}\n`,
  );
} catch (error) {
  process.stderr.write(`${REPORT_FILE}: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
