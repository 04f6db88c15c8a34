import fc from 'fast-check';
import {
  createTranslate,
  type TextPack,
  type Translate,
  type TranslateOptions,
} from './translations';

const PACKS: Record<string, TextPack> = {
  en: {
    copy: 'Copy',
    hits: '{{count}} hits for {{query}}',
    search: { label: 'Search', deep: { hint: 'Type', empty: 'Nothing' } },
    'flat.key': 'Flat',
    onlyEnglish: 'English',
  },
  pt: {
    copy: 'Copiar',
    search: { label: 'Pesquisar', deep: { empty: '' } },
    onlyEnglish: '',
    onlyPortuguese: 'Português',
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

it.each([
  ['copy', 'Copiar'],
  ['search.label', 'Pesquisar'],
  ['onlyPortuguese', 'Português'],
])('finds the text of %s and logs nothing', (key, text) => {
  const { translate, logged } = createLogged();
  expect(translate(key)).toBe(text);
  expect(logged()).toEqual([]);
});

it('finds keys with dots as they stand, and dot by dot', () => {
  const { translate } = createLogged({ userLanguage: 'en' });
  expect(translate('flat.key')).toBe('Flat');
  expect(translate('search.deep.hint')).toBe('Type');
});

it('gives an ellipsis for a missing language and logs it (specification, point 8)', () => {
  const { translate, logged } = createLogged({ userLanguage: 'xx' });
  expect(translate('copy')).toBe('…');
  expect(logged()).toEqual(['Missing language: xx.']);
  expect(translate('hits')).toBe('…');
  expect(logged()).toHaveLength(1);
});

it.each([
  'hits',
  'onlyEnglish',
  'search.deep.hint',
  'search.deep.empty',
  'flat.key',
])(
  'falls back to English for %s and logs it once (specification, point 8)',
  (key) => {
    const { translate, logged } = createLogged();
    const english = createLogged({ userLanguage: 'en' }).translate(key);
    expect(english).not.toBeNull();
    expect(translate(key)).toBe(english);
    expect(translate(key)).toBe(english);
    expect(logged()).toEqual([`Missing translation for pt:${key}.`]);
  },
);

it('logs each missing key', () => {
  const { translate, logged } = createLogged();
  translate('hits');
  translate('flat.key');
  expect(logged()).toHaveLength(2);
});

it('gives null for what English lacks too', () => {
  const { translate, logged } = createLogged({ userLanguage: 'en' });
  expect(translate('nothing')).toBeNull();
  expect(logged()).toEqual(['Missing translation for en:nothing.']);
  expect(createLogged({ packs: { pt: {} } }).translate('copy')).toBeNull();
});

it.each([
  'search',
  'search.deep',
  'copy.length',
  'search.label.x',
  '',
  '.',
  'copy.',
])('takes no group and no part of a text for a text: %p', (key) => {
  expect(createLogged().translate(key)).toBeNull();
});

it.each([
  'constructor',
  '__proto__',
  'toString',
  'search.constructor',
  '__proto__.a',
])('takes nothing from a prototype: %s', (key) => {
  expect(createLogged().translate(key)).toBeNull();
});

it.each(['constructor', '__proto__', 'toString', ''])(
  'knows no language %p',
  (userLanguage) => {
    const { translate, logged } = createLogged({ userLanguage });
    expect(translate('name')).toBe('…');
    expect(logged()).toEqual([`Missing language: ${userLanguage}.`]);
  },
);

describe('placeholders', () => {
  const translate: Translate = (key, values) =>
    createLogged({ userLanguage: 'en' }).translate(key, values);

  it('take their values', () => {
    expect(translate('hits', { count: 0, query: 'Grid' })).toBe('0 hits for Grid');
  });

  it('stay without a value', () => {
    expect(translate('hits', { count: 3 })).toBe('3 hits for {{query}}');
    expect(translate('hits')).toBe('{{count}} hits for {{query}}');
    const packs = { en: { a: '{{constructor}} {{ b }} {{}} {c}' } };
    expect(
      createTranslate({ packs, userLanguage: 'en' })('a', { b: 'b', c: 'c' }),
    ).toBe('{{constructor}} {{ b }} {{}} {c}');
  });

  it('take their values literally', () => {
    expect(translate('hits', { count: '$&$1', query: '{{count}}' })).toBe(
      '$&$1 hits for {{count}}',
    );
    expect(translate('hits', { count: '', query: '' })).toBe(' hits for ');
  });
});

it('logs to the console unless told otherwise', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  createTranslate({ packs: PACKS, userLanguage: 'xx' })('copy');
  expect(consoleError.mock.calls).toEqual([['Missing language: xx.']]);
  consoleError.mockRestore();
});

it('throws for no key, language or value', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.dictionary(fc.string(), fc.string()),
      (key, userLanguage, values) => {
        const text = createLogged({ userLanguage }).translate(key, values);
        expect(text === null || typeof text === 'string').toBe(true);
      },
    ),
  );
});
