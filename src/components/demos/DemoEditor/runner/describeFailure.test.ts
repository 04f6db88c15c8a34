import { EndlessCodeError } from '../../../../lib/demos/loopGuardRuntime';
import { describeFailure, stackToPlace } from './describeFailure';

function createError(stack: string): Error {
  return Object.assign(new TypeError('Out of ink'), { stack });
}

describe('stackToPlace', () => {
  it.each([
    [
      'Chrome',
      'TypeError: x\n    at f (packages/react.js:1:9)\n    at App (edited-demo/ButtonSizes.tsx:12:5)\n    at edited-demo/ButtonSizes.tsx:40:1',
    ],
    ['Firefox', 'f@packages/react.js:1:9\nApp@edited-demo/ButtonSizes.tsx:12:5\n'],
  ])('finds the innermost place in the demo in the words of %s', (_, stack) => {
    expect(stackToPlace(stack)).toEqual({ file: 'ButtonSizes.tsx', line: 12 });
  });

  it('finds nothing in a stack of packages alone', () => {
    expect(stackToPlace('Error: x\n    at f (packages/react.js:1:9)')).toBeNull();
  });
});

describe('describeFailure', () => {
  it('names class, message and place of an error', () => {
    expect(describeFailure(createError('at edited-demo/A.tsx:3:1'))).toEqual({
      name: 'TypeError',
      message: 'Out of ink',
      place: { file: 'A.tsx', line: 3 },
    });
  });

  it('takes the line of endless code from its guard', () => {
    const error = new EndlessCodeError('This loop does not end.', 7);
    error.stack = 'at edited-demo/A.tsx:9:1';
    expect(describeFailure(error)).toEqual({
      name: 'EndlessCodeError',
      message: 'This loop does not end.',
      place: { file: 'A.tsx', line: 7 },
    });
  });

  const circle: { self?: unknown } = {};
  circle.self = circle;

  it.each([
    ['text', 'Thrown: "text"'],
    [7, 'Thrown: 7'],
    [null, 'Thrown: null'],
    [undefined, 'Thrown: undefined'],
    [{ code: 4 }, 'Thrown: {"code":4}'],
    [circle, 'Thrown: object'],
    [() => 1, 'Thrown: function'],
  ])('finds words for whatever is thrown: %p', (thrown, message) => {
    expect(describeFailure(thrown)).toEqual({ name: 'Error', message, place: null });
  });
});
