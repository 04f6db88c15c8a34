import { prefersDarkScheme, watchDarkScheme, type SchemeSource } from './darkScheme';

const createSource = (scheme: unknown): SchemeSource => ({
  matchMedia: (() => scheme) as SchemeSource['matchMedia'],
});

const BROKEN: readonly (readonly [string, SchemeSource])[] = [
  ['no matchMedia', {} as SchemeSource],
  ['null', createSource(null)],
  [
    'an error',
    {
      matchMedia: () => {
        throw new Error('no media');
      },
    },
  ],
];

it.each([true, false])(
  "the operating system's mode is read: dark is %s",
  (matches) => {
    expect(prefersDarkScheme(createSource({ matches }))).toBe(matches);
  },
);

it.each(BROKEN)(
  "the operating system's mode is light with %s, and never changes",
  (_what, source) => {
    expect(prefersDarkScheme(source)).toBe(false);
    expect(() => watchDarkScheme(source, () => {})()).not.toThrow();
  },
);

it('does without changes where they are not told', () => {
  expect(() =>
    watchDarkScheme(createSource({ matches: true }), () => {})(),
  ).not.toThrow();
});

it("changes of the operating system's mode are reported until the watch is stopped", () => {
  const scheme = Object.assign(new EventTarget(), { matches: false });
  const listener = jest.fn();
  const stop = watchDarkScheme(createSource(scheme), listener);
  scheme.dispatchEvent(new Event('change'));
  stop();
  scheme.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(1);
});
