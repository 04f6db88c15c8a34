import type { TextPack } from '../../../src/lib/language/textPack';
import type { Texts } from '../../../src/lib/language/translations';
import { findPackProblems, listPluralCategories } from './findPackProblems';

const ENGLISH: Texts = {
  copy: 'Copy',
  open: 'Open {{file}} in {{service}}',
  posts: { one: '{{count}} post', other: '{{count}} posts' },
};
const FRENCH: Texts = {
  copy: 'Copier',
  open: 'Ouvrir {{file}} dans {{service}}',
  posts: { one: '{{count}} article', other: '{{count}} articles' },
};

function find(change: Partial<Record<string, unknown>> = {}, language = 'fr') {
  const pack = {
    language: {
      name: 'Français',
      englishName: 'French',
      direction: 'ltr',
      reviewed: false,
    },
    texts: { ...FRENCH, ...change },
  } as TextPack;
  return findPackProblems(language, pack, ENGLISH).map(
    ({ kind, key }) => `${kind} ${key}`,
  );
}

it('a complete text pack has no problems', () => {
  expect(find()).toEqual([]);
  expect(find({ open: 'Dans {{service}} : {{file}}' })).toEqual([]);
  expect(
    find({ posts: { one: 'un article', other: '{{count}} articles' } }),
  ).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
  ['missing copy', { copy: undefined }],
  ['missing copy', { copy: '' }],
  ['missing posts', { posts: { one: '', other: '{{count}}' } }],
  ['unknown more', { more: 'Plus' }],
  ['placeholder open', { open: 'Ouvrir {{file}}' }],
  ['placeholder open', { open: 'Ouvrir {{file}} dans {{Service}}' }],
  ['placeholder open', { open: 'Ouvrir {{file}} dans {{service}} {{more}}' }],
  ['placeholder copy', { copy: 'Copier {file}' }],
  ['white space copy', { copy: 'Copier ' }],
  ['plural posts', { posts: '{{count}} articles' }],
  ['plural posts', { posts: { other: '{{count}} articles' } }],
  ['plural posts', { posts: { one: 'a', few: 'b', other: 'c' } }],
  ['plural copy', { copy: { other: 'Copier' } }],
])('finds: %s', (problem, change) => {
  expect(find(change)).toContain(problem);
});

it('finds a direction that is not the one of the language', () => {
  expect(find({ posts: FRENCH.posts }, 'he')).toContain(
    'direction language.direction',
  );
});

it.each([
  ['ja', ['other']],
  ['en', ['one', 'other']],
  ['fr', ['one', 'other']],
  ['pl', ['few', 'many', 'one', 'other']],
  ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
])('knows the plural categories of %s', (language, categories) => {
  expect(listPluralCategories(language).sort()).toEqual(categories);
});
