/** `npm run sbom`: what is installed, as CycloneDX, to `reports/sbom.json`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const FILE = 'reports/sbom.json';

const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
fs.mkdirSync('reports', { recursive: true });
fs.writeFileSync(FILE, text);
console.log(`${FILE}: ${JSON.parse(text).components.length} packages.`);
