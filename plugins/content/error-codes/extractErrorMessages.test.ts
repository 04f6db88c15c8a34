import { extractErrorMessages } from './extractErrorMessages';

const read = (expression: string) =>
  extractErrorMessages(
    `throw new Error(process.env.NODE_ENV !== "production" ? ${expression});`,
    'node_modules/a/b.js',
  );

describe('extractErrorMessages', () => {
  it('reads a message without arguments', () => {
    expect(read('`Use \\`a\\`.` : _formatMuiErrorMessage(7)')).toEqual([
      { code: 7, parts: ['Use `a`.'] },
    ]);
    expect(read('"Plain." : _formatMuiErrorMessage(8)')).toEqual([
      { code: 8, parts: ['Plain.'] },
    ]);
  });

  it('puts arguments where they stand, whatever their order', () => {
    expect(
      read(
        "`The ${kind}${name ? ` (${name})` : ''} fails: ${kind}` : _formatMuiErrorMessage(11, name ? ` (${name})` : '', kind)",
      ),
    ).toEqual([{ code: 11, parts: ['The ', 1, 0, ' fails: ', 1] }]);
  });

  it('leaves other conditions alone', () => {
    expect(read('1 : format(2)')).toEqual([]);
  });

  it.each([
    ['`It is ${a}.` : _formatMuiErrorMessage(1, b)', 'is not among the arguments'],
    ['`a` : _formatMuiErrorMessage()', 'is called without a code'],
    ['text : _formatMuiErrorMessage(1)', 'is neither a string nor a template'],
  ])('names file and line of what it cannot read: %s', (expression, message) => {
    expect(() => read(expression)).toThrow(message);
    expect(() => read(expression)).toThrow(/^node_modules\/a\/b\.js:1: /);
  });
});
