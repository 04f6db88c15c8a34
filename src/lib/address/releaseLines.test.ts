import { EARLIER_MAJORS } from './earlierMajors';
import { PRODUCTS } from './products';
import { listEarlierDocs } from './releaseLines';

it.each([
  ['material-ui', ['v4']],
  ['joy-ui', []],
  ['base-ui', []],
  ['system', ['v4']],
  ['x-data-grid', ['v5', 'v4']],
  ['x-date-pickers', ['v5']],
  ['x-charts', []],
  ['x-tree-view', []],
] as const)('%s has earlier documentation: %j', (id, names) => {
  expect(listEarlierDocs(id).map(({ name }) => name)).toEqual(names);
});

it('leads to the makers alone', () => {
  const addresses = [
    ...PRODUCTS.flatMap(({ id }) => listEarlierDocs(id).map(({ href }) => href)),
    ...EARLIER_MAJORS.map(({ docsUrl }) => docsUrl),
  ];
  for (const address of addresses) {
    expect(new URL(address).hostname).toMatch(/^v\d\.mui\.com$/);
    expect(address).toMatch(/\/$/);
  }
});

it('lists major versions from the newest, without the second', () => {
  expect(EARLIER_MAJORS.map(({ name }) => name)).toEqual(['v4', 'v3', 'v1', 'v0']);
  expect(EARLIER_MAJORS.map(({ support }) => support)).toEqual([
    'security',
    'none',
    'none',
    'none',
  ]);
});
