import { countVerdicts, isPassing, renderVerdict, type Verdict } from './verdicts';

const SOUND: Verdict = {
  types: [],
  server: [],
  javascript: [],
  browser: [],
  axe: [],
  narrow: [],
};

it('says in one line that all is well', () => {
  expect(renderVerdict('x/charts/Rain', SOUND)).toBe(
    'ok    x/charts/Rain  types server javascript browser axe narrow',
  );
});

it('names demo, check and reasons of what is not', () => {
  const verdict = {
    ...SOUND,
    axe: ['dark ltr: color-contrast'],
    narrow: ['a', 'b'],
  };
  expect(renderVerdict('x/charts/Rain', verdict).split('\n')).toEqual([
    'FAIL  x/charts/Rain  types server javascript browser',
    '      axe: x/charts/Rain has no violation in light, dark, ltr, rtl: failed',
    '        dark ltr: color-contrast',
    '      narrow: x/charts/Rain fits into a window of 320 px: failed',
    '        a',
    '        b',
  ]);
});

it('counts a check that has not run as failed', () => {
  const { axe: _left, ...unfinished } = SOUND;
  expect(countVerdicts([SOUND, unfinished])).toEqual({ passed: 11, failed: 1 });
  expect(renderVerdict('a/B', unfinished)).toContain('has not run');
});

describe('a demo that was not opened', () => {
  it('counts with the checks that take no browser', () => {
    expect(
      countVerdicts([{ types: [], server: [], javascript: [], unopened: true }]),
    ).toEqual({ passed: 3, failed: 0 });
  });

  it('says which those are', () => {
    const verdict: Verdict = {
      types: [],
      server: [],
      javascript: [],
      unopened: true,
    };
    expect(renderVerdict('x/charts/Rain', verdict)).toBe(
      'ok    x/charts/Rain  types server javascript',
    );
    expect(isPassing(verdict)).toBe(true);
    expect(isPassing({ ...verdict, server: ['a'] })).toBe(false);
  });
});
