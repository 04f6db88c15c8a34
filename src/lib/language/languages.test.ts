import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  findLanguage,
  languageToDirection,
  listPrefixLanguages,
  parseLanguageTag,
  resolveUserLanguage,
} from './languages';

const CODES = [
  'en',
  'ar',
  'ckb',
  'es',
  'ku-Latn',
  'nb',
  'pt',
  'pt-BR',
  'zh-CN',
  'zh-HK',
  'zh-TW',
];

describe('findLanguage', () => {
  it.each([
    ['es', 'es'],
    ['es-ES', 'es'],
    ['es-419', 'es'],
    ['ES', 'es'],
    ['ar-EG', 'ar'],
    ['pt-br', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['zh', 'zh-CN'],
    ['zh-tw', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['zh-HK', 'zh-HK'],
    ['zh-MO', 'zh-HK'],
    ['zh-SG', 'zh-CN'],
    ['ku', 'ckb'],
    ['ku-Latn', 'ku-Latn'],
    ['ku-Latn-TR', 'ku-Latn'],
    ['no', 'nb'],
    ['xx', null],
    ['e', null],
    ['esperanto', null],
    ['constructor', null],
    ['', null],
    ['-', null],
  ])('%s → %s', (tag, code) => {
    expect(findLanguage(tag, CODES)).toBe(code);
  });

  it('leads to no pack that is not there', () => {
    expect(findLanguage('zh', ['en'])).toBeNull();
    expect(findLanguage('ku', ['en'])).toBeNull();
  });

  it('gives one of the codes or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (tag) => {
        const found = findLanguage(tag, CODES);
        expect(found === null || CODES.includes(found)).toBe(true);
      }),
    );
  });
});

it('lists what may stand in front of a path', () => {
  expect(listPrefixLanguages(CODES)).toEqual([
    'ar',
    'en',
    'es',
    'ku',
    'nb',
    'no',
    'pt',
    'zh',
  ]);
});

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['AR', 'rtl'],
  ['he', 'rtl'],
  ['iw', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['ckb', 'rtl'],
  ['ku', 'rtl'],
  ['ku-Latn', 'ltr'],
  ['ku-Latn-TR', 'ltr'],
  ['arn', 'ltr'],
  ['en', 'ltr'],
  ['', 'ltr'],
])('languageToDirection(%p) → %s', (language, direction) => {
  expect(languageToDirection(language)).toBe(direction);
});

it.each(['fr', 'pt-BR', 'ckb', 'zh-Hant-TW', 'es-419'])(
  '%s is a language tag',
  (tag) => {
    expect(parseLanguageTag(tag)).toBe(tag);
  },
);

it.each([null, undefined, 1, '', 'f', 'french', 'fr-', 'fr_FR', '"><img>', 'fr fr'])(
  '%p is no language tag',
  (value) => {
    expect(parseLanguageTag(value)).toBeUndefined();
  },
);

describe('resolveUserLanguage', () => {
  const resolve = (question: Partial<Parameters<typeof resolveUserLanguage>[0]>) =>
    resolveUserLanguage({ pathname: '/a/', search: '', kept: null, ...question });

  it.each([
    [{}, 'en'],
    [{ search: '?userLanguage=fr' }, 'fr'],
    [{ search: '?a=1&userLanguage=zh-TW' }, 'zh-TW'],
    [{ search: '?userLanguage=' }, 'en'],
    [{ search: '?userLanguage=%22%3E' }, 'en'],
    [{ search: '?userlanguage=fr' }, 'en'],
    [{ kept: 'de' }, 'de'],
    [{ kept: 'de', search: '?userLanguage=fr' }, 'fr'],
    [{ kept: 'de', search: '?userLanguage=en' }, 'en'],
    [{ own: 'fr' }, 'fr'],
    [{ own: 'fr', kept: 'de' }, 'fr'],
    [{ own: 'fr', search: '?userLanguage=de' }, 'de'],
  ])('%p → %s', (question, language) => {
    expect(resolve(question)).toBe(language);
  });

  it.each(['/blog', '/blog/', '/blog/first/'])('leaves %s alone', (pathname) => {
    const question = { pathname, search: '?userLanguage=fr', kept: 'de' };
    expect(resolve(question)).toBe('en');
    expect(resolve({ ...question, own: 'fr' })).toBe('fr');
  });

  it('takes no other path for the blog', () => {
    expect(resolve({ pathname: '/blogger/', kept: 'de' })).toBe('de');
    expect(resolve({ pathname: '/a/blog/', kept: 'de' })).toBe('de');
  });
});

it('the style sheet knows which languages of the shell are read from the right', () => {
  const sheet = readFileSync('src/css/base.css', 'utf8');
  const known = /:lang\(([^)]*)\)/.exec(sheet)?.[1]?.split(', ');
  const offered = readdirSync('i18n').filter(
    (language) => languageToDirection(language) === 'rtl',
  );
  expect(known).toEqual(offered.toSorted());
});
