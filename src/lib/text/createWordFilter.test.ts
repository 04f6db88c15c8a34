import { createWordFilter } from './createWordFilter';

it.each([
  ['grid data', 'Data Grid', true],
  ['  DATA ', 'Data Grid', true],
  ['grid chart', 'Data Grid', false],
  ['', 'Data Grid', true],
  ['  ', '', true],
])('%j lets %j pass: %j', (query, text, passes) => {
  expect(createWordFilter(query)(text)).toBe(passes);
});
