import { shortenType } from './shortenType';

it.each(['bool', "'contained' | 'outlined' | 'text' | string", 'x'.repeat(80)])(
  'a short type is not shortened: %s',
  (type) => {
    expect(shortenType(type)).toBeNull();
  },
);

it('keeps the first members of a union and counts the others', () => {
  expect(
    shortenType(
      "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning' | string",
    ),
  ).toEqual({ start: "'inherit' | 'primary' | 'secondary' | 'success'", rest: 4 });
});

it('takes a union inside brackets or quotes for one member', () => {
  const rest = ` | ${'long'.repeat(20)}`;
  expect(shortenType(`Array<func | object> | '|' | (a: b | c) => d${rest}`)).toEqual(
    { start: `Array<func | object> | '|' | (a: b | c) => d`, rest: 1 },
  );
});

it('a long type that is no union is cut', () => {
  const type = `function(event: React.SyntheticEvent, value: ${'x'.repeat(60)}) => void`;
  expect(shortenType(type)).toEqual({
    start: 'function(event: React.SyntheticEvent, value: xxx…',
    rest: 0,
  });
});
