/**
 * `npm run search:golden`: asks the search what developers type, and prints what does not find its
 * page or section. The index is made from the sources as they are; `--build` takes that of the
 * built site.
 *
 * - `-- docs/material-ui/components/table`: the tasks of these pages alone, and where each leads
 * - `-- "sticky header"`: what a query finds
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDocPages } from '../plugins/content/api-reference/pages/loadDocPages';
import { createIndex } from '../plugins/publish/search-index/buildIndex';
import { collectSourceEntries } from '../tests/search/collectSourceEntries';
import { readSearchIndex } from '../plugins/publish/search-index/searchIndexFiles';
import type { IndexFiles } from '../src/lib/search/searchIndex';
import { unpackEntries } from '../src/lib/search/packEntries';
import {
  measureGoldenQueries,
  openEngine,
  parseGoldenQueries,
  renderOutcomes,
} from '../tests/search/measureGolden';
import {
  findLostTargets,
  measureTasks,
  parseTaskQueries,
  renderTasks,
} from '../tests/search/measureTasks';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const BUILD_DIR = path.resolve(SITE_DIR, process.env.PORTAL_BUILD ?? 'build');

const options = process.argv.slice(2);
const isBuilt = options.includes('--build');
const requested = options.filter((option) => option !== '--build');

const readQueries = (name: string) =>
  readFileSync(path.join(SITE_DIR, 'tests/search', name), 'utf8');

const loadIndex = async (): Promise<IndexFiles> =>
  isBuilt
    ? readSearchIndex(BUILD_DIR)
    : createIndex(await collectSourceEntries(SITE_DIR));

const index = await loadIndex();
const engine = openEngine(index);
const entries = index.names.flatMap((names) => unpackEntries(names.entries));
const hrefs = new Set(entries.map(({ href }) => href));
const tasks = parseTaskQueries(readQueries('tasks.tsv'));

/** Pathnames of the pages in a folder or file. */
function listPathnames(place: string): string[] {
  const absolute = path.resolve(SITE_DIR, place);
  return loadDocPages(SITE_DIR)
    .filter(({ file }) => file === absolute || file.startsWith(absolute + path.sep))
    .map(({ pathname }) => pathname);
}

function printPages(pathnames: readonly string[]): void {
  const own = tasks.filter(({ page }) => pathnames.includes(page));
  for (const pathname of pathnames) {
    console.log(`Sections of ${pathname}`);
    for (const { kind, name, href } of entries) {
      if (kind === 'section' && href.startsWith(`${pathname}#`)) {
        console.log(`  ${href}  ${name}`);
      }
    }
  }
  console.log(renderTasks(measureTasks(own, engine), true));
  findLostTargets(own, hrefs).forEach((line) => console.log(line));
}

function printResults(query: string): void {
  const request = { query, current: null, scopes: [], kinds: [] };
  for (const { scope, total, hits } of engine.search(request).groups) {
    console.log(`${scope}: ${total}`);
    for (const { kind, owner, name, href, isBelow } of hits) {
      console.log(
        `  ${isBelow ? '└ ' : ''}${kind.padEnd(isBelow ? 8 : 10)} ${owner ? `${owner} › ` : ''}${name}  ${href}`,
      );
    }
  }
}

for (const option of requested) {
  if (existsSync(path.resolve(SITE_DIR, option))) printPages(listPathnames(option));
  else printResults(option);
}

if (requested.length === 0) {
  const queries = parseGoldenQueries(readQueries('golden.tsv'));
  console.log(renderOutcomes(measureGoldenQueries(queries, engine)));
  console.log(renderTasks(measureTasks(tasks, engine), false));
  findLostTargets(tasks, hrefs).forEach((line) => console.log(line));
}
