import { scopeQuery } from './scopeQuery';
import { parseQuery } from './parseQuery';

const listWords = (
  query: string,
  ...[scope, current]: [
    scope: 'joy-ui' | 'x-charts' | 'x-data-grid' | 'portal',
    current?: 'joy-ui',
  ]
) =>
  scopeQuery(parseQuery(query), scope, current ?? null).query.words.map(
    ({ whole }) => whole,
  );

it('leaves out words that only name the scope, and takes them for a sign', () => {
  expect(listWords('joy button', 'joy-ui')).toEqual(['button']);
  expect(listWords('joy button', 'x-charts')).toEqual(['joy', 'button']);
  expect(listWords('install @mui/x-charts', 'x-charts')).toEqual(['install']);
  expect(listWords('joy', 'joy-ui')).toEqual(['joy']);
  expect(listWords('mui x support', 'portal')).toEqual(['support']);
  expect(listWords('data grid row height', 'x-data-grid')).toEqual([
    'row',
    'height',
  ]);
  expect(listWords('datagrid row', 'x-data-grid')).toEqual(['row']);
  expect(listWords('tree data', 'x-data-grid')).toEqual(['tree', 'data']);
  const toPoints = (query: string) =>
    scopeQuery(parseQuery(query), 'joy-ui', null).points;
  expect(toPoints('joy button')).toBeGreaterThan(toPoints('the button'));
});

it('takes `mui` for Material UI where it is no part of a package name', () => {
  const toLead = (query: string, current: 'base-ui' | null = null) => {
    const parsed = parseQuery(query);
    const toPoints = (scope: 'material-ui' | 'joy-ui') =>
      scopeQuery(parsed, scope, current).points;
    return toPoints('material-ui') - toPoints('joy-ui');
  };
  expect(toLead('MUI login page')).toBeGreaterThan(toLead('login page'));
  expect(toLead('install @mui/styles')).toBe(toLead('install styles'));
  expect(toLead('mui login page', 'base-ui')).toBe(toLead('login page', 'base-ui'));
});

it('prefers the product the reader is in, then those first in the menu', () => {
  const query = parseQuery('button');
  const toPoints = (
    ...given: ['joy-ui' | 'material-ui' | 'icons', 'joy-ui' | null]
  ) => scopeQuery(query, ...given).points;
  expect(toPoints('joy-ui', 'joy-ui')).toBeGreaterThan(
    toPoints('material-ui', 'joy-ui'),
  );
  expect(toPoints('material-ui', null)).toBeGreaterThan(toPoints('joy-ui', null));
  expect(toPoints('icons', null)).toBe(0);
});
