/**
 * `npm run overrides:prove`: tries the overrides that demos may offer, and writes down which do
 * what they are for; `-- system joy-ui`: only those of some products. Needs a build.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import {
  listOffered,
  readRecord,
  RECORD_FILE,
} from '../tests/overrides/overrideRecord';
import { proveOverrides } from '../tests/overrides/proveOverrides';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const products = process.argv.slice(2);
const proven = await proveOverrides(SITE_DIR, products);
const record = products.length > 0 ? { ...readRecord(SITE_DIR), ...proven } : proven;
const text = await format(JSON.stringify(record), {
  parser: 'json',
  printWidth: 88,
});
writeFileSync(path.join(SITE_DIR, RECORD_FILE), text);

const hosts = Object.values(record).flatMap((product) => Object.values(product));
const refused = hosts.reduce((sum, host) => sum + host.refused, 0);
process.stdout.write(
  `${hosts.length} components: ${listOffered(record).length} overrides proven, ${refused} refused.\n`,
);
