import { isOneSlip } from './isOneSlip';

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
  expect(isOneSlip(one, other)).toBe(expected);
  expect(isOneSlip(other, one)).toBe(expected);
});
