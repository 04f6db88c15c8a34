/**
 * `npm run search:golden`: asks the index of the built site the golden queries, and prints
 * which of them do not find their page first. `-- "start icon"` prints what a query finds.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSearchIndex } from '../plugins/search-index/searchIndexFiles';
import {
  measureGoldenQueries,
  openEngine,
  parseGoldenQueries,
  renderOutcomes,
} from '../tests/search/measureGolden';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const folder = path.resolve(SITE_DIR, process.env.PORTAL_BUILD ?? 'build');
const engine = openEngine(readSearchIndex(folder));
const asked = process.argv.slice(2);

for (const query of asked) {
  const request = { query, current: null, scopes: [], kinds: [] };
  for (const { scope, total, hits } of engine.search(request).groups) {
    console.log(`${scope}: ${total}`);
    for (const { kind, owner, name, href } of hits) {
      console.log(
        `  ${kind.padEnd(10)} ${owner ? `${owner} › ` : ''}${name}  ${href}`,
      );
    }
  }
}

if (asked.length === 0) {
  const golden = path.join(SITE_DIR, 'tests/search/golden.tsv');
  const queries = parseGoldenQueries(readFileSync(golden, 'utf8'));
  console.log(renderOutcomes(measureGoldenQueries(queries, engine)));
}
