import { relativeLuminance } from '../palette';
import { deriveScale } from './deriveScale';
import { STEPS } from './tokens';

const MAINS = ['#0b6bcb', '#6d28d9', '#ffeb3b', '#636b74', '#00ff00', '#123456'];

it.each(MAINS)('keeps %s as 500, and gets darker from 50 to 900', (main) => {
  const scale = deriveScale(main);
  expect(scale[500]).toBe(main);
  expect(Object.keys(scale)).toEqual([...STEPS]);
  const luminances = STEPS.map((step) => relativeLuminance(scale[step]));
  expect(luminances).toEqual([...luminances].sort((a, b) => b - a));
  expect(new Set(luminances).size).toBe(STEPS.length);
});

it.each([...MAINS, '#000000'])('makes 50 of %s a light background', (main) => {
  expect(relativeLuminance(deriveScale(main)[50])).toBeGreaterThan(0.82);
});

it.each(['#000000', '#ffffff'])('writes colours for %s too', (main) => {
  Object.values(deriveScale(main)).forEach((colour) =>
    expect(colour).toMatch(/^#[\da-f]{6}$/),
  );
});

it('a scale derived from grey stays grey', () => {
  expect(deriveScale('#808080')[200]).toMatch(/^#([\da-f]{2})\1\1$/);
});
