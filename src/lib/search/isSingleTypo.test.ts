import { isSingleTypo } from './isSingleTypo';

it.each([
  ['tooltip', 'tootlip', true],
  ['tooltip', 'tooltp', true],
  ['tooltip', 'ttooltip', true],
  ['tooltip', 'tooltup', true],
  ['tooltip', 'tooltip', true],
  ['tooltip', 'tolotip', true],
  ['tooltip', 'toltoip', false],
  ['tooltip', 'tool', false],
  ['tooltip', 'tpoltup', false],
])('of %s and %s: %s', (one, other, expected) => {
  expect(isSingleTypo(one, other)).toBe(expected);
  expect(isSingleTypo(other, one)).toBe(expected);
});
