import * as fc from 'fast-check';
import { setParameters } from './queryOfAddress';

it.each([
  ['', {}, ''],
  ['?a=1', {}, '?a=1'],
  ['?a=1&c=3', { a: '', b: '2' }, '?c=3&b=2'],
  ['?a=1', { a: '' }, ''],
  ['?a=1&a=2', { a: '3' }, '?a=3'],
  ['a=1', { b: 'x y&z' }, '?a=1&b=x+y%26z'],
])('sets in %j the values %j: %j', (search, values, query) => {
  expect(setParameters(search, values)).toBe(query);
});

it('writes what is read again, and the same a second time', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (search, value) => {
      const query = setParameters(search, { own: value });
      expect(new URLSearchParams(query).get('own') ?? '').toBe(value);
      expect(setParameters(query, { own: value })).toBe(query);
    }),
  );
});
