/**
 * `npm run anchors:record`: adds the anchors of the built pages to those that were published
 * before, which `e2e/published-anchors.e2e.ts` looks for. None is taken out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  expandAnchors,
  hasOwnAnchors,
  listAnchors,
  shortenAnchors,
  type AnchorRecord,
} from '../tests/harness/publishedAnchors';
import { listBuiltPages, readBuilt } from '../tests/harness/site';

const file = fileURLToPath(
  new URL('../tests/content/publishedAnchors.json', import.meta.url),
);
const record = JSON.parse(readFileSync(file, 'utf8')) as AnchorRecord;
const merged = new Map(
  Object.entries(record).map(([pathname, line]) => [pathname, expandAnchors(line)]),
);
const before = [...merged.values()].flat().length;
for (const pathname of listBuiltPages().filter(hasOwnAnchors)) {
  const known = merged.get(pathname) ?? [];
  const built = listAnchors(readBuilt(`${pathname}index.html`));
  const all = [...new Set([...known, ...built])];
  if (all.length > 0) merged.set(pathname, all);
}
const lines = Object.fromEntries(
  [...merged]
    .sort()
    .map(([pathname, anchors]) => [pathname, shortenAnchors(anchors)]),
);
writeFileSync(file, `${JSON.stringify(lines, null, 2)}\n`);
const after = [...merged.values()].flat().length;
console.log(
  `${after} anchors on ${merged.size} pages, ${after - before} of them new`,
);
