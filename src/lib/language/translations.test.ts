import fc from 'fast-check';
import {
  createTranslate,
  splitAtPlaceholders,
  type Texts,
  type TranslateOptions,
} from './translations';

const PACKS: Record<string, Texts> = {
  pt: {
    copy: 'Copiar',
    hits: {
      one: '{{count}} resultado',
      many: '{{count}} de resultados',
      other: '{{count}} resultados',
    },
    empty: '',
    emptyPlural: { other: '' },
    size: '{{bytes}} bytes de {{file}}',
  },
};

function createLogged(options: Partial<TranslateOptions> = {}) {
  const logError = jest.fn();
  const translate = createTranslate({
    packs: PACKS,
    userLanguage: 'pt',
    logError,
    ...options,
  });
  const logged = () => logError.mock.calls.map(([message]) => message as string);
  return { translate, logged };
}

it('finds the text of a key and logs nothing', () => {
  const { translate, logged } = createLogged();
  expect(translate('copy', 'Copy')).toBe('Copiar');
  expect(logged()).toEqual([]);
});

it('English texts need no pack', () => {
  const { translate, logged } = createLogged({ packs: {}, userLanguage: 'en' });
  expect(translate('copy', 'Copy')).toBe('Copy');
  expect(logged()).toEqual([]);
});

it('gives an ellipsis for a missing language and logs it (specification 8: missing language)', () => {
  const { translate, logged } = createLogged({ userLanguage: 'xx' });
  expect(translate('copy', 'Copy')).toBe('…');
  expect(logged()).toEqual(['Missing language: xx.']);
  expect(translate('hits', 'hits')).toBe('…');
  expect(logged()).toHaveLength(1);
});

it.each([
  'nothing',
  'empty',
  'emptyPlural',
  'constructor',
  '__proto__',
  'toString',
  '',
])('falls back to English for %p and logs it once', (key) => {
  const { translate, logged } = createLogged();
  expect(translate(key, 'English')).toBe('English');
  expect(translate(key, 'English')).toBe('English');
  expect(logged()).toEqual([`Missing translation for pt:${key}.`]);
});

it('each missing key of a translation is logged', () => {
  const { translate, logged } = createLogged();
  translate('one', 'One');
  translate('two', 'Two');
  expect(logged()).toHaveLength(2);
});

it.each(['constructor', '__proto__', 'toString', ''])(
  '%p is refused as a language of translations',
  (userLanguage) => {
    const { translate, logged } = createLogged({ userLanguage });
    expect(translate('name', 'Name')).toBe('…');
    expect(logged()).toEqual([`Missing language: ${userLanguage}.`]);
  },
);

describe('plural texts', () => {
  it.each([
    ['en', 1, '1 post'],
    ['en', 0, '0 posts'],
    ['pt', 1, '1 resultado'],
    ['pt', 2, '2 resultados'],
    ['pt', 1_000_000, '1.000.000 de resultados'],
  ])('follow the rules of %s for %i', (userLanguage, count, text) => {
    const english = { one: '{{count}} post', other: '{{count}} posts' };
    const { translate } = createLogged({ userLanguage });
    expect(translate('hits', english, { count })).toBe(text);
  });

  it('take the English form by the English rules where the pack lacks them', () => {
    const { translate } = createLogged({ packs: { pl: {} }, userLanguage: 'pl' });
    const english = { one: '{{count}} post', other: '{{count}} posts' };
    expect(translate('posts', english, { count: 3 })).toBe('3 posts');
  });

  it.each([
    [0, 'لا مقالات'],
    [2, 'مقالان'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('know the six forms of Arabic: %i', (count, text) => {
    const packs = {
      ar: {
        posts: {
          zero: 'لا مقالات',
          one: 'مقال',
          two: 'مقالان',
          few: 'few',
          many: 'many',
          other: 'other',
        },
      },
    };
    const { translate } = createLogged({ packs, userLanguage: 'ar' });
    expect(translate('posts', { other: '' }, { count })).toBe(text);
  });

  it('take the general form for a category they lack, and without a number', () => {
    const { translate } = createLogged({
      packs: { pt: { a: { other: 'muitos' } } },
    });
    expect(translate('a', { other: 'many' }, { count: 1 })).toBe('muitos');
    expect(translate('a', { other: 'many' })).toBe('muitos');
  });

  it('are the other ones in a browser without the rules of languages', () => {
    const { PluralRules } = Intl;
    try {
      Reflect.deleteProperty(Intl, 'PluralRules');
      const { translate } = createLogged();
      expect(translate('hits', '', { count: 1 })).toBe('1 resultados');
    } finally {
      Object.assign(Intl, { PluralRules });
    }
  });
});

describe('placeholders', () => {
  const { translate } = createLogged();

  it('take their values, numbers as the language writes them', () => {
    expect(translate('size', '', { bytes: 1234.5, file: 'a.ts' })).toBe(
      '1.234,5 bytes de a.ts',
    );
    expect(translate('none', '{{bytes}} bytes', { bytes: 1234.5 })).toBe(
      '1,234.5 bytes',
    );
  });

  it('stay without a value', () => {
    expect(translate('size', '')).toBe('{{bytes}} bytes de {{file}}');
    const odd = '{{constructor}} {{ b }} {{}} {c}';
    expect(translate('odd', odd, { b: 'b', c: 'c' })).toBe(odd);
  });

  it('take their values literally', () => {
    expect(translate('size', '', { bytes: '$&$1', file: '{{bytes}}' })).toBe(
      '$&$1 bytes de {{bytes}}',
    );
    expect(translate('size', '', { bytes: '', file: '' })).toBe(' bytes de ');
  });
});

it('logs to the console unless told otherwise', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  createTranslate({ packs: PACKS, userLanguage: 'xx' })('copy', 'Copy');
  expect(consoleError.mock.calls).toEqual([['Missing language: xx.']]);
  consoleError.mockRestore();
});

it('throws for no key, text or value', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double())),
      (key, english, values) => {
        expect(typeof createLogged().translate(key, english, values)).toBe('string');
      },
    ),
  );
});

describe('splitAtPlaceholders', () => {
  it.each([
    ['', []],
    ['text', [{ text: 'text' }]],
    ['{{a}}', [{ placeholder: 'a' }]],
    ['{{a}}{{b}}.', [{ placeholder: 'a' }, { placeholder: 'b' }, { text: '.' }]],
    ['by {{a}} and b', [{ text: 'by ' }, { placeholder: 'a' }, { text: ' and b' }]],
  ])('cuts %p', (text, parts) => {
    expect(splitAtPlaceholders(text)).toEqual(parts);
  });
});
