import { findLanguage, languageToDirection } from '../../src/lib/language/languages';
import { findPackProblems } from '../../plugins/content/text-packs/findPackProblems';
import { listShippedLanguages } from '../../plugins/content/text-packs/listComponentLocales';
import { loadTextPacks } from '../../plugins/content/text-packs/loadTextPacks';
import { loadShellTexts } from '../../scripts/i18n/extractTexts';
import { SITE_DIR } from './site';

const packs = loadTextPacks(SITE_DIR);
const english = Object.fromEntries(
  [...loadShellTexts(SITE_DIR)].map(([key, { text }]) => [key, text]),
);

it('has the English texts of the code; `npm run i18n:check -- --write` writes them', () => {
  expect(packs.get('en')?.texts).toEqual(english);
});

it.each([...packs.keys()])(
  '%s has every text, with its placeholders',
  (language) => {
    const pack = packs.get(language);
    expect(pack && findPackProblems(language, pack, english)).toEqual([]);
  },
);

it.each([...packs.keys()])('%s is a language that Intl knows', (language) => {
  expect(Intl.PluralRules.supportedLocalesOf([language])).toHaveLength(1);
  expect(Intl.NumberFormat.supportedLocalesOf([language])).toHaveLength(1);
});

it.each([...packs])('the text pack %s names its direction', (language, pack) => {
  expect(pack.language.direction).toBe(languageToDirection(language));
});

it('no two text packs have the same name', () => {
  const names = [...packs.values()].map(({ language }) => language.name);
  expect(new Set(names).size).toBe(packs.size);
});

it('has a pack for every language the libraries ship texts for', () => {
  const codes = [...packs.keys()];
  expect(
    listShippedLanguages(SITE_DIR).filter(
      (language) => findLanguage(language, codes) === null,
    ),
  ).toEqual([]);
});
