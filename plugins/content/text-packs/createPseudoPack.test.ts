import { createPseudoPack, textToPseudo } from './createPseudoPack';

describe('textToPseudo', () => {
  it.each(['Copy', 'Open in {{service}}', '{{a}}', 'Skip to main content'])(
    'makes %p longer, and keeps its placeholders',
    (text) => {
      const pseudo = textToPseudo(text);
      expect(pseudo.length).toBeGreaterThan(text.length);
      expect(pseudo).toMatch(/^\[.*\]$/);
      expect(pseudo.match(/\{\{\w+\}\}/g)).toEqual(text.match(/\{\{\w+\}\}/g));
    },
  );

  it('changes every letter that can be read as itself', () => {
    expect(textToPseudo('Copy')).toBe('[Çöpý ~~]');
  });
});

it('a pseudo pack keeps keys and plural categories', () => {
  const { texts } = createPseudoPack({
    a: 'A',
    b: { one: '{{count}} post', other: '{{count}} posts' },
  });
  expect(texts).toEqual({
    a: '[Á ~]',
    b: { one: '[{{count}} pöšţ ~~]', other: '[{{count}} pöšţš ~~~]' },
  });
});
