import {
  compareWithReference,
  describeSpeed,
  parseFactor,
  REFERENCE,
} from './machineSpeed';

/** Rounds on a machine that takes so many times as long as the reference. */
const takeTimes = (...ratios: number[]) =>
  ratios.map((ratio) => ratio * REFERENCE.milliseconds);

describe('compareWithReference', () => {
  it.each([
    ['the reference itself', [1, 1, 1], { speed: 1, factor: 1 }],
    ['a slower machine', [1.6, 1.7, 1.8], { speed: 0.6, factor: 1.7 }],
    [
      'a faster machine, on which limits are no shorter',
      [0.5],
      { speed: 2, factor: 1 },
    ],
    ['a pause in one round', [1, 1, 40], { speed: 1, factor: 1 }],
    ['no machine for tests', [60, 60], { speed: 0, factor: 5 }],
  ])('knows %s', (_what, ratios, speed) => {
    expect(compareWithReference(takeTimes(...ratios))).toEqual(speed);
  });

  it('says nothing of a machine that was not measured', () => {
    expect(() => compareWithReference([])).toThrow('Nothing was measured.');
  });
});

describe('describeSpeed', () => {
  it('says how long limits are', () => {
    expect(describeSpeed({ speed: 0.6, factor: 1.7 })).toBe(
      `This machine: 0.6 of the reference (${REFERENCE.name}); limits are 1.7 times as long.`,
    );
  });

  it('says that they stay', () => {
    expect(describeSpeed({ speed: 1.3, factor: 1 })).toMatch(
      /^This machine: 1\.3 of .*; limits stay as they are\.$/,
    );
  });
});

describe('parseFactor', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['2.5', 2.5],
  ])('reads %j', (text, factor) => {
    expect(parseFactor(text)).toBe(factor);
  });

  it.each(['0.5', '-2', 'fast', 'Infinity'])('refuses %j', (text) => {
    expect(() => parseFactor(text)).toThrow(`not "${text}" times`);
  });
});
