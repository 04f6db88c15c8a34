import fc from 'fast-check';
import {
  foldTerm,
  splitIdentifier,
  textToChunks,
  textToTerms,
  toSingular,
} from './searchTerms';

it.each([
  ['Colour', 'color'],
  ['behaviour', 'behavior'],
  ['customise', 'customize'],
  ['promise', 'promise'],
  ['Café', 'cafe'],
  ['grey', 'gray'],
])('folds %s to %s', (word, term) => {
  expect(foldTerm(word)).toBe(term);
});

it.each([
  ['startIcon', ['start', 'Icon']],
  ['GridColDef', ['Grid', 'Col', 'Def']],
  ['disableSSR2', ['disable', 'SSR', '2']],
  ['sx', ['sx']],
])('splits %s', (identifier, words) => {
  expect(splitIdentifier(identifier)).toEqual(words);
});

it.each([
  ['startIcon', ['starticon', 'start', 'icon']],
  ['start icon', ['start', 'icon']],
  ['.Mui-disabled', ['muidisabled', 'mui', 'disabled']],
  ['base--disabled', ['basedisabled', 'base', 'disabled']],
  ['useAutocomplete', ['useautocomplete', 'use', 'autocomplete']],
  ['<DataGrid rows={rows} />', ['datagrid', 'data', 'grid', 'rows', 'rows']],
  ['dialog.type()', ['dialog', 'type']],
  ['@mui/material', ['mui', 'material']],
  ['検索', ['検索']],
  ['… – ()', []],
])('finds %j by %j', (text, terms) => {
  expect(textToTerms(text)).toEqual(terms);
});

it.each([
  ['tabs', 'tab'],
  ['libraries', 'library'],
  ['class', 'class'],
  ['css', 'css'],
])('takes %s for %s', (term, singular) => {
  expect(toSingular(term)).toBe(singular);
});

it('gives terms that are found by themselves, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { whole, parts } of textToChunks(text)) {
        for (const term of [whole, ...parts].filter((part) => part !== '')) {
          expect(textToTerms(term)[0]).toBe(term);
        }
      }
    }),
  );
});

const identifiers = fc.array(fc.constantFrom('a', 'b', 'C', 'D', '1', '2'));

it('splits plain words as it does those with marks', () => {
  fc.assert(
    fc.property(identifiers, (letters) => {
      // Letters of Greek are split by the patterns for all scripts.
      const toGreek = (word: string) =>
        word.replace(/[abCD]/g, (letter) => 'αβΓΔ'.charAt('abCD'.indexOf(letter)));
      const identifier = letters.join('');
      expect(splitIdentifier(toGreek(identifier))).toEqual(
        splitIdentifier(identifier).map(toGreek),
      );
    }),
  );
});
