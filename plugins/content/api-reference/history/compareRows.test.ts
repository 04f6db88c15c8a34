import { compareRows, type ReleaseRows } from './compareRows';

const compare = (before: ReleaseRows, after: ReleaseRows) =>
  compareRows(before, after).map(({ anchor: _, ...difference }) => difference);

const ROW = 'chip-prop-size';
const OTHER = { 'chip-prop-label': { type: 'node' } };

describe('compareRows', () => {
  it('finds what is new', () => {
    expect(compareRows(OTHER, { ...OTHER, [ROW]: { type: 'string' } })).toEqual([
      { anchor: ROW, change: 'new' },
    ]);
  });

  it('finds a new row whose name has a dash', () => {
    const anchor = 'chip-prop-aria-label';
    expect(compareRows(OTHER, { ...OTHER, [anchor]: { type: 'string' } })).toEqual([
      { anchor, change: 'new' },
    ]);
  });

  it('says nothing of the rows of a component that is new as a whole', () => {
    const after = {
      ...OTHER,
      'chip-group-prop-size': { type: 'string' },
      'use-chip-parameter-size': { type: 'string' },
    };
    expect(compareRows(OTHER, after)).toEqual([]);
  });

  it.each([
    ['another type', "'a' | 'b'", "'a' | 'b' | 'c'", true],
    ['the same in another order', "'a' | 'b'", "'b' | 'a'", false],
    ['the same with other spaces', '{ a?: object }', '{a?:object}', false],
    ['names of arguments', '(option: T) => string', '(item: V) => string', false],
    ['names of type parameters', 'Value<T>', 'Value<V>', false],
  ])('compares types: %s', (_, before, after, differs) => {
    expect(compare({ [ROW]: { type: before } }, { [ROW]: { type: after } })).toEqual(
      differs ? [{ change: 'type', before }] : [],
    );
  });

  it('compares defaults, and keeps the one that was', () => {
    const type = 'string';
    expect(
      compare(
        { [ROW]: { type, default: "'a'" } },
        { [ROW]: { type, default: "'b'" } },
      ),
    ).toEqual([{ change: 'default', before: "'a'" }]);
    expect(
      compare({ [ROW]: { type } }, { [ROW]: { type, default: "'b'" } }),
    ).toEqual([{ change: 'default' }]);
  });

  it('finds what is required or deprecated, but not the reverse', () => {
    const plain = { [ROW]: { type: 'string' } };
    const strict = {
      [ROW]: { type: 'string', required: true, deprecated: true },
    } as const;
    expect(compare(plain, strict)).toEqual([
      { change: 'required' },
      { change: 'deprecated' },
    ]);
    expect(compare(strict, plain)).toEqual([]);
  });

  it('passes over what is gone', () => {
    expect(compareRows({ ...OTHER, [ROW]: { type: 'string' } }, OTHER)).toEqual([]);
  });
});
