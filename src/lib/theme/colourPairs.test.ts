import { listAllColourPairs, listColourPairs } from './colourPairs';
import { findShades } from './libraryColours';

const listPairs = (main: string, name: 'primary' | 'secondary' = 'primary') =>
  listAllColourPairs(name, findShades(name, { [name]: { main } }), 'light');

const listResults = (main: string) =>
  listPairs(main).map(({ ratio, use }) => [ratio, use]);

const listNames = (pairs: ReturnType<typeof listPairs>) =>
  pairs.map(({ front, back }) => `${front} on ${back}`);

describe('listColourPairs', () => {
  it.each(['light', 'dark'] as const)('keeps to one mode: %s', (mode) => {
    const shades = findShades('primary', {});
    const pairs = listColourPairs('primary', shades, mode);
    expect(listNames(pairs)).toEqual([
      'primary.contrastText on primary.main',
      `primary.main on background.default (${mode})`,
    ]);
    expect(pairs[0]?.backColor).toBe(shades[mode].main);
  });
});

describe('listAllColourPairs', () => {
  it('has for each page the shade of its mode', () => {
    const shades = findShades('primary', {});
    const pairs = listAllColourPairs('primary', shades, 'dark');
    expect(pairs.map(({ backColor }) => backColor).slice(0, 2)).toEqual([
      shades.dark.main,
      shades.dark.dark,
    ]);
    expect(pairs.map(({ frontColor }) => frontColor).slice(2)).toEqual([
      shades.light.main,
      shades.dark.main,
    ]);
  });

  it('names the colours as a theme does', () => {
    expect(listNames(listPairs('#007fff', 'secondary'))).toEqual([
      'secondary.contrastText on secondary.main',
      'secondary.contrastText on secondary.dark',
      'secondary.main on background.default (light)',
      'secondary.main on background.default (dark)',
    ]);
  });

  it('measures white labels on a dark colour', () => {
    expect(listResults('#1a237e')).toEqual([
      [13.24, 'text'],
      [16.18, 'text'],
      [13.24, 'text'],
      [1.41, 'none'],
    ]);
  });

  it('measures labels of 87 % black as they are seen', () => {
    const [onMain] = listPairs('#ffeb3b');
    expect(onMain).toMatchObject({
      frontColor: '#211f08',
      backColor: '#ffeb3b',
      use: 'text',
    });
    expect(onMain?.ratio).toBeGreaterThan(12);
    expect(onMain?.ratio).toBeLessThan(16);
  });

  it('keeps the label of the main shade on the dark one', () => {
    const [onMain, onDark] = listPairs('#26a69a');
    expect(onMain?.frontColor).toBe('#ffffff');
    expect(onDark).toMatchObject({ frontColor: '#ffffff', backColor: '#1a746b' });
  });

  it.each([
    ['#777777', 'large'],
    ['#767676', 'text'],
    ['#949494', 'large'],
    ['#959595', 'none'],
  ])('%s on white is enough for %s', (main, use) => {
    expect(listPairs(main)[2]?.use).toBe(use);
  });

  it('never says more than there is', () => {
    // 4.478…, which is not enough for text and must not be shown as 4.5.
    expect(listPairs('#777777')[2]?.ratio).toBe(4.47);
  });
});
