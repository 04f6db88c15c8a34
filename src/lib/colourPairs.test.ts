import { listColourPairs } from './colourPairs';

const listResults = (main: string) =>
  listColourPairs('primary', main).map(({ ratio, use }) => [ratio, use]);

describe('listColourPairs', () => {
  it('names the colours as a theme does', () => {
    expect(
      listColourPairs('secondary', '#007fff').map(
        ({ front, back }) => `${front} on ${back}`,
      ),
    ).toEqual([
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
    const [onMain] = listColourPairs('primary', '#ffeb3b');
    expect(onMain).toMatchObject({
      frontColor: '#211f08',
      backColor: '#ffeb3b',
      use: 'text',
    });
    expect(onMain?.ratio).toBeGreaterThan(12);
    expect(onMain?.ratio).toBeLessThan(16);
  });

  it('keeps the label of the main shade on the dark one', () => {
    const [onMain, onDark] = listColourPairs('primary', '#26a69a');
    expect(onMain?.frontColor).toBe('#ffffff');
    expect(onDark).toMatchObject({ frontColor: '#ffffff', backColor: '#1a746b' });
  });

  it.each([
    ['#777777', 'large'],
    ['#767676', 'text'],
    ['#949494', 'large'],
    ['#959595', 'none'],
  ])('%s on white is enough for %s', (main, use) => {
    expect(listColourPairs('primary', main)[2]?.use).toBe(use);
  });

  it('never says more than there is', () => {
    // 4.478…, which is not enough for text and must not be shown as 4.5.
    expect(listColourPairs('primary', '#777777')[2]?.ratio).toBe(4.47);
  });
});
