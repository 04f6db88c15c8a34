import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../harness/site';
import { readSearchIndex } from '../../plugins/publish/search-index/searchIndexFiles';
import { PRODUCTS } from '../../src/lib/address/products';
import { unpackEntries } from '../../src/lib/search/packEntries';
import {
  measureGoldenQueries,
  openEngine,
  parseGoldenQueries,
  renderOutcomes,
  summariseOutcomes,
} from './measureGolden';

const queries = parseGoldenQueries(
  readFileSync(path.join(__dirname, 'golden.tsv'), 'utf8'),
);
const index = readSearchIndex(BUILD_DIR);

it('ask for what there is, in all products', () => {
  const hrefs = new Set(
    index.names.flatMap(({ entries }) =>
      unpackEntries(entries).map(({ href }) => href),
    ),
  );
  const lost = queries.flatMap(({ line, targets }) =>
    targets
      .filter((target) => !hrefs.has(target))
      .map((target) => `golden.tsv:${line}: ${target}`),
  );
  expect(lost).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(
    new Set(queries.map(({ query, current }) => `${query} ${current}`)).size,
  ).toBe(queries.length);
  for (const { href } of PRODUCTS.filter(({ id }) => !id.startsWith('x-'))) {
    const isRequested = queries.some(({ targets }) =>
      targets.some((target) => target.startsWith(href)),
    );
    expect(isRequested).toBe(true);
  }
});

it.each([
  ['before words are loaded', false],
  ['with all words', true],
])('find their page or anchor, %s', (_when, withTerms) => {
  const outcomes = measureGoldenQueries(queries, openEngine(index, { withTerms }));
  const { first, topThree } = summariseOutcomes(outcomes);
  process.stdout.write(`${renderOutcomes(outcomes)}\n`);
  expect(topThree).toBeGreaterThanOrEqual(0.95);
  expect(first).toBeGreaterThanOrEqual(0.8);
});
