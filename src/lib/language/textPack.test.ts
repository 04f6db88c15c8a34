import fc from 'fast-check';
import { parseTextPack } from './textPack';

const LANGUAGE = {
  name: 'Français',
  englishName: 'French',
  direction: 'ltr',
  reviewed: false,
};
const PACK = {
  language: LANGUAGE,
  texts: { copy: 'Copier', posts: { one: 'un', other: 'deux' }, empty: '' },
};

it('reads a pack, and nothing beside it', () => {
  expect(parseTextPack({ ...PACK, more: 1 })).toEqual(PACK);
});

it.each<[string, unknown]>([
  ['object', null],
  ['object', '<!doctype html>'],
  ['object', []],
  ['language.name', { texts: {} }],
  ['language.name', { ...PACK, language: { ...LANGUAGE, name: '' } }],
  ['language.englishName', { ...PACK, language: { ...LANGUAGE, englishName: 1 } }],
  ['language.direction', { ...PACK, language: { ...LANGUAGE, direction: 'up' } }],
  ['language.reviewed', { ...PACK, language: { ...LANGUAGE, reviewed: 'no' } }],
  ['texts', { language: LANGUAGE }],
  ['texts', { language: LANGUAGE, texts: ['a'] }],
  ['texts["copy"]', { language: LANGUAGE, texts: { copy: 1 } }],
  ['texts["copy"]', { language: LANGUAGE, texts: { copy: { one: 'a' } } }],
  [
    'texts["copy"]',
    { language: LANGUAGE, texts: { copy: { other: 'a', lots: 'b' } } },
  ],
  ['texts["copy"]', { language: LANGUAGE, texts: { copy: { other: 'a', one: 2 } } }],
])('refuses a damaged pack and names %s', (place, value) => {
  expect(() => parseTextPack(value)).toThrow(place);
});

it('everything that is no text pack is refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => parseTextPack(value)).toThrow(Error);
    }),
  );
});
