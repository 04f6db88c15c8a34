import { getRovingIndex } from './rovingFocus';

it.each([
  ['ArrowRight', false, 0, 1],
  ['ArrowRight', false, 2, 0],
  ['ArrowLeft', false, 2, 1],
  ['ArrowLeft', false, 0, 2],
  ['ArrowRight', true, 1, 0],
  ['ArrowRight', true, 0, 2],
  ['ArrowLeft', true, 1, 2],
  ['ArrowLeft', true, 2, 0],
  ['Home', false, 2, 0],
  ['End', true, 0, 2],
  ['ArrowDown', false, 0, undefined],
  ['Tab', false, 0, undefined],
])('%s, right to left %s: %i → %s', (key, rightToLeft, current, next) => {
  expect(getRovingIndex({ key, rightToLeft, current, count: 3 })).toBe(next);
});
