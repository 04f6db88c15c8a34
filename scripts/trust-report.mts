/**
 * `npm run trust:report`: writes what the last sweeps came to into a page of the portal.
 * `npm run test:sweep` makes the figures.
 */
import { writeFileSync } from 'node:fs';
import { makeTrustPage, PAGE_FILE } from './trust/trustPage';

try {
  writeFileSync(PAGE_FILE, makeTrustPage());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
