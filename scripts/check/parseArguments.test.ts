import { parseArguments } from './parseArguments';

describe('parseArguments', () => {
  it('takes paths, and checks to leave out', () => {
    expect(
      parseArguments(['docs/x', '--without', 'demos', 'blog', '--without=lint']),
    ).toEqual({ names: ['docs/x', 'blog'], without: ['demos', 'lint'] });
  });

  it.each([
    [[], 'Say what to check: npm run check -- docs/'],
    [['--without', 'demos'], 'Say what to check'],
    [['docs', '--without', 'demo'], 'There is no check "demo"; there are page, '],
    [['docs', '--fix'], '--fix'],
  ])('refuses %j', (args, message) => {
    expect(() => parseArguments(args)).toThrow(message);
  });
});
