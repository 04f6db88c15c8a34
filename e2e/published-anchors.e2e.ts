/** Addresses that were published lead to what they named, or to what answers for it now. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  expandAnchors,
  hasOwnAnchors,
  listAnchors,
  type AnchorRecord,
} from '../tests/harness/publishedAnchors';
import { listBuiltPages, readBuilt } from '../tests/harness/site';

const RECORD = path.resolve(
  fileURLToPath(import.meta.url),
  '../../tests/content/publishedAnchors.json',
);

const record = JSON.parse(readFileSync(RECORD, 'utf8')) as AnchorRecord;

/** The anchors of each built page whose author wrote them, by pathname. */
const built = new Map<string, string[]>();

beforeAll(() => {
  for (const pathname of listBuiltPages().filter(hasOwnAnchors)) {
    built.set(pathname, listAnchors(readBuilt(`${pathname}index.html`)));
  }
}, 300_000);

/**
 * Mended on the page: `## New heading {/* #old-id *\/}`, `<Anchor id="old-id" />` or
 * `<Demo name="New" formerly="Old" />`; see CONTRIBUTING.md, "Links to earlier versions".
 */
it('anchors that were published are still there', () => {
  const pages = Object.entries(record);
  expect(pages.length).toBeGreaterThan(80);
  const lost = pages.flatMap(([pathname, line]) => {
    const anchors = new Set(built.get(pathname));
    return expandAnchors(line)
      .filter((anchor) => !anchors.has(anchor))
      .map((anchor) => `${pathname}#${anchor}`);
  });
  expect(lost).toEqual([]);
});

it('anchors are on their page once', () => {
  const twice = [...built].flatMap(([pathname, anchors]) =>
    anchors
      .filter((anchor, index) => anchors.indexOf(anchor) !== index)
      .map((anchor) => `${pathname}#${anchor}`),
  );
  expect(twice).toEqual([]);
});
