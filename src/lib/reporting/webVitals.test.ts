import { interactionsToInp, shiftsToCls } from './webVitals';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

describe('shiftsToCls', () => {
  it('is nothing where nothing moved', () => {
    expect(shiftsToCls([])).toBe(0);
  });

  it('adds what follows within a second', () => {
    expect(shiftsToCls([shift(0, 0.25), shift(999, 0.5)])).toBe(0.75);
  });

  it('takes the worst window, and a second ends one', () => {
    expect(shiftsToCls([shift(0, 0.25), shift(1000, 0.5), shift(1500, 0.125)])).toBe(
      0.625,
    );
    expect(shiftsToCls([shift(0, 0.5), shift(1000, 0.25)])).toBe(0.5);
  });

  it('ends a window after five seconds', () => {
    const steps = Array.from({ length: 10 }, (_, index) =>
      shift(index * 600, 0.125),
    );
    // 0 … 4800 are nine shifts, the one at 5400 begins a new session.
    expect(shiftsToCls(steps)).toBe(9 * 0.125);
    expect(
      shiftsToCls([0, 900, 1800, 2700, 3600, 4500, 5000].map((at) => shift(at, 1))),
    ).toBe(6);
  });

  it('leaves out what follows from an input', () => {
    expect(shiftsToCls([shift(0, 0.5, true), shift(10, 0.25)])).toBe(0.25);
  });
});

describe('interactionsToInp', () => {
  it('is unknown where the reader did nothing', () => {
    expect(interactionsToInp([])).toBeNull();
    expect(interactionsToInp([{ interactionId: 0, duration: 900 }])).toBeNull();
  });

  it('takes the longest event of the slowest interaction', () => {
    expect(
      interactionsToInp([
        { interactionId: 7, duration: 40 },
        { interactionId: 7, duration: 120 },
        { interactionId: 7, duration: 16 },
        { interactionId: 9, duration: 88 },
      ]),
    ).toBe(120);
  });

  it('leaves out one outlier in fifty', () => {
    const interactions = Array.from({ length: 50 }, (_, index) => ({
      interactionId: index + 1,
      duration: index * 8,
    }));
    expect(interactionsToInp(interactions.slice(0, 49))).toBe(48 * 8);
    expect(interactionsToInp(interactions)).toBe(48 * 8);
  });
});
