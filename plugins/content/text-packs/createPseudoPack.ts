import type { TextPack } from '../../../src/lib/language/textPack';
import type { Text, Texts } from '../../../src/lib/language/translations';

/** Tag of the pseudo-language, from the range that belongs to nobody. */
export const PSEUDO_LANGUAGE = 'qps';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'đ',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};

/** Growth of a text over its English length in another language. */
const GROWTH = 0.4;

/**
 * Writes a text as a language might that needs more room: accents, brackets that show
 * where it is cut off, and a tail. Placeholders stay.
 *
 * @example textToPseudo('Copy {{name}}') // → '[Çöpý {{name}} ~~]'
 */
export function textToPseudo(text: string): string {
  const accented = text.replace(/\{\{\w+\}\}|[a-z]/gi, (part) => {
    const accent = ACCENTS[part.toLowerCase()] ?? part;
    return part === part.toLowerCase() ? accent : accent.toUpperCase();
  });
  const tail = '~'.repeat(
    Math.ceil(text.replace(/\{\{\w+\}\}/g, '').length * GROWTH),
  );
  return `[${accented} ${tail}]`;
}

function mapText(text: Text): Text {
  return typeof text === 'string'
    ? textToPseudo(text)
    : (Object.fromEntries(
        Object.entries(text).map(([category, form]) => [
          category,
          textToPseudo(form),
        ]),
      ) as Text);
}

/** Makes the pack of the pseudo-language from the English texts. It is never stored. */
export function createPseudoPack(english: Texts): TextPack {
  return {
    language: {
      name: 'Pšéúđö',
      englishName: 'Pseudo',
      direction: 'ltr',
      reviewed: false,
    },
    texts: Object.fromEntries(
      Object.entries(english).map(([key, text]) => [key, mapText(text)]),
    ),
  };
}
