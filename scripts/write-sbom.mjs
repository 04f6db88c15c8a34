/**
 * `npm run sbom`: the locked packages, as CycloneDX, to `reports/sbom.json` or the file that
 * is named. It needs no network and nothing installed.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const file = process.argv[2] ?? 'reports/sbom.json';

const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
);
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, text);
console.log(`${file}: ${JSON.parse(text).components.length} packages.`);
