/**
 * `npm run anatomy:record`: draws demos in Chromium and writes down what each component is made of.
 * Needs a build.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { recordAnatomy, RECORD_FILE } from '../tests/anatomy/recordAnatomy';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const record = await recordAnatomy(SITE_DIR);
const text = await format(JSON.stringify(record), {
  parser: 'json',
  printWidth: 88,
});
writeFileSync(path.join(SITE_DIR, RECORD_FILE), text);
for (const [product, components] of Object.entries(record)) {
  process.stdout.write(`${product}: ${Object.keys(components).length} components\n`);
}
