import { renderColumns } from './renderColumns.mts';

it('sets names to the left and figures to the right', () => {
  const rows = [
    ['page', 'bytes'],
    ['Installation', '7'],
  ];
  expect(renderColumns(rows).split('\n')).toEqual([
    'page          bytes',
    'Installation      7',
  ]);
  expect(renderColumns([])).toBe('');
});
