import fc from 'fast-check';
import { markMatches } from './markMatches';
import { parseQuery } from './parseQuery';

/** The text with brackets around what is marked. */
const render = (text: string, query: string, found: string[] = []) =>
  markMatches(text, parseQuery(query), found)
    .map(([piece, isMarked]) => (isMarked ? `[${piece}]` : piece))
    .join('');

it.each([
  ['startIcon', 'startIcon', '[startIcon]'],
  ['startIcon', 'start icon', '[startIcon]'],
  ['startIcon', 'icon', 'start[Icon]'],
  ['startIcon', 'sta', '[sta]rtIcon'],
  ['startIcon', 'tart', 'startIcon'],
  ['Mui-disabled', 'muidisabled', '[Mui-disabled]'],
  ['Mui-disabled', 'disabled', 'Mui-[disabled]'],
  ['Data Grid', 'datagrid', '[Data Grid]'],
  ['Colour them', 'color', '[Colour] them'],
  ['Buttons and a button', 'button', '[Button]s and a [button]'],
  ['Button', 'x', 'Button'],
  ['', 'x', ''],
])('%j for %j → %s', (text, query, marked) => {
  expect(render(text, query)).toBe(marked);
});

it('marks what the index has found where the words themselves are not there', () => {
  expect(render('Autocomplete', 'autocomplte', ['autocomplete'])).toBe(
    '[Autocomplete]',
  );
  expect(render('Button', 'button', ['butter'])).toBe('[Button]');
});

it('marking matches never changes the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (text, query) => {
        const pieces = markMatches(text, parseQuery(query), [query]);
        expect(pieces.map(([piece]) => piece).join('')).toBe(text);
        expect(pieces.every(([piece]) => piece !== '')).toBe(true);
      },
    ),
  );
});
