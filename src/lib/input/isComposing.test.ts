import { isComposing } from './isComposing';

it.each([
  [{ isComposing: true, keyCode: 229 }, true],
  [{ isComposing: true, keyCode: 13 }, true],
  // Safari, for the Enter that ends a composition.
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%j composes: %s', (event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
