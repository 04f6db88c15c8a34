import { runInNewContext } from 'node:vm';
import { renderLiteral } from './renderLiteral';

it.each([
  ['rtl', "'rtl'"],
  ["it's", "'it\\'s'"],
  ['say "a"\n', '\'say "a"\\n\''],
  [8, '8'],
  [true, 'true'],
  [null, 'null'],
  [{}, '{}'],
  [[], '[]'],
  [{ a: undefined, 'b-c': 1 }, "{\n  'b-c': 1,\n}"],
  [{ 50: 'a', 500: 'b' }, "{\n  50: 'a',\n  500: 'b',\n}"],
  [{ '05': 1, '1e21': 2 }, "{\n  '05': 1,\n  '1e21': 2,\n}"],
  [{ a: { b: [1] } }, '{\n  a: {\n    b: [\n      1,\n    ],\n  },\n}'],
])('%j → %s', (value, literal) => {
  expect(renderLiteral(value)).toBe(literal);
});

it('a literal is indented by the given depth', () => {
  expect(renderLiteral({ a: 1 }, 2)).toBe('{\n    a: 1,\n  }');
});

it('a rendered literal evaluates to the same data', () => {
  const data = { 'it\'s "a" \\" \\': ["\u2028'", { $b_1: -0.5 }], c: false };
  expect(JSON.stringify(runInNewContext(`(${renderLiteral(data)})`))).toBe(
    JSON.stringify(data),
  );
});
