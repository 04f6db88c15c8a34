import fc from 'fast-check';
import {
  omitWords,
  parseQuery,
  QUERY_MAX_LENGTH,
  QUERY_MAX_WORDS,
} from './parseQuery';

const listWholes = (query: string) =>
  parseQuery(query).words.map(({ whole }) => whole);

it.each([
  ['startIcon', ['starticon']],
  ['how to use tabs', ['tabs']],
  ['how to', ['how', 'to']],
  ['dialog.type()', ['dialog', 'type']],
  ['  DataGrid   rows ', ['datagrid', 'rows']],
  ['', []],
])('reads %j as %j', (query, words) => {
  expect(listWholes(query)).toEqual(words);
});

it('knows plurals, synonyms, and the query as one word', () => {
  const { words, wholes } = parseQuery('date and time pickers');
  expect(words.at(-1)?.forms).toEqual(['picker']);
  expect(wholes).toEqual(['datetimepickers', 'dateandtimepickers']);
  expect(parseQuery('library').words[0]?.forms).toEqual(['libraries']);
  expect(parseQuery('navbar').words[0]?.synonyms).toEqual([
    { whole: 'appbar', parts: ['app', 'bar'] },
  ]);
  expect(
    parseQuery('use a date picker').words.map(({ synonyms }) => synonyms),
  ).toEqual([
    [{ whole: 'calendar', parts: [] }],
    [{ whole: 'calendar', parts: [] }],
  ]);
  expect(parseQuery('constructor').words[0]?.synonyms).toEqual([]);
});

it.each(['react toastify', 'react-toastify', 'ReactToastify'])(
  'finds what %j is also called, however its words are joined',
  (query) => {
    for (const { synonyms } of parseQuery(query).words) {
      expect(synonyms).toContainEqual({ whole: 'snackbar', parts: [] });
    }
  },
);

it('does not take the parts of a word for names of their own', () => {
  expect(parseQuery('tabPanel').words[0]?.synonyms).toEqual([]);
});

it('leaves words out where others remain', () => {
  const isJoy = ({ whole }: { whole: string }) => whole === 'joy';
  expect(omitWords(parseQuery('joy button'), isJoy)).toMatchObject({
    words: [{ whole: 'button' }],
    wholes: ['button', 'joybutton'],
  });
  expect(omitWords(parseQuery('joy'), isJoy).words).toHaveLength(1);
});

it('any text is a valid query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 800 }), (query) => {
      const { words, text } = parseQuery(query);
      expect(words.length).toBeLessThanOrEqual(QUERY_MAX_WORDS);
      expect(text.length).toBeLessThanOrEqual(QUERY_MAX_LENGTH);
    }),
  );
});
