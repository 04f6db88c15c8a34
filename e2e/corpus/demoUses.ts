import { append, replace, type BrokenInput } from './brokenInput';

const PAGE = 'docs/material-ui/components/pagination/pagination.mdx';

/** The page with one line more. */
function line(name: string, text: string, says: string): BrokenInput {
  return { name, file: PAGE, change: append(text), at: text, says };
}

/** How pages use demos, playgrounds and fences. */
export const DEMO_USE_FAULTS: readonly BrokenInput[] = [
  line('a demo without a name', '<Demo label="Pages" />', 'needs a name'),
  line('a demo whose name is empty', '<Demo name="" />', 'needs a name'),
  line('a demo whose name is computed', '<Demo name={"Pages"} />', 'needs a name'),
  line(
    'a demo in small letters',
    '<Demo name="paginationPages" />',
    'is not a demo name',
  ),
  line('a demo of another folder', '<Demo name="../Pages" />', 'is not a demo name'),
  line(
    'a demo that is not there',
    '<Demo name="PaginationLetter" />',
    'did you mean "PaginationLetters"?',
  ),
  line(
    'a demo that is on the page already',
    '<Demo name="PaginationLetters" />{/* again */}',
    'is already on this page',
  ),
  line(
    'a demo in a line of text',
    'See <Demo name="PaginationLetters" /> here.',
    'must stand on a line of its own',
  ),
  line(
    'a demo with an option it does not have',
    '<Demo name="PaginationLetters" size="small" />',
    'has no option size',
  ),
  line(
    'a demo on a background that does not exist',
    '<Demo name="PaginationLetters" bg="blue" />',
    'option bg is one of',
  ),
  line(
    'a demo whose height is a word',
    '<Demo name="PaginationLetters" height="tall" />',
    'option height',
  ),
  line(
    'a demo whose width is a text',
    '<Demo name="PaginationLetters" maxWidth="400px" />',
    'option maxWidth',
  ),
  line(
    'a flag of a demo with a value',
    '<Demo name="PaginationLetters" codeOpen="yes" />',
    'option codeOpen',
  ),
  line(
    'a demo with an empty label',
    '<Demo name="PaginationLetters" label="" />',
    'option label',
  ),
  line(
    'a demo that opens code it hides',
    '<Demo name="PaginationLetters" hideToolbar codeOpen />',
    'cannot open its code',
  ),
  line(
    'a demo with options from an expression',
    '<Demo name="PaginationLetters" {...options} />',
    'cannot take options from an expression',
  ),
  line(
    'a playground without a component',
    '<Playground label="Pages" />',
    'needs a component',
  ),
  line(
    'a playground in small letters',
    '<Playground component="pagination" />',
    'needs a component',
  ),
  line(
    'a playground that is not written',
    '<Playground component="PaginationItem" />',
    'PaginationItem cannot be played with',
  ),
  line(
    'a playground with an option it does not have',
    '<Playground component="Pagination" height="200" />',
    'not height like this',
  ),
  line(
    'a playground in a line of text',
    'See <Playground component="Pagination" /> here.',
    'must stand on a line of its own',
  ),
  line(
    'a playground that is on the page already',
    '<Playground component="Pagination" />{/* again */}',
    'is already on this page',
  ),
  {
    name: 'a fence in a language nobody knows',
    file: PAGE,
    change: append('```klingon\nqapla\n```'),
    at: '```klingon',
    says: 'unknown code language "klingon"',
  },
  {
    name: 'an element that is left open',
    file: PAGE,
    change: append('<div>\n\nText'),
    at: '<div>',
    says: /closing tag/i,
  },
  {
    name: 'an element that is closed and not open',
    file: PAGE,
    change: append('Text\n\n</section>'),
    at: '</section>',
    says: /closing (?:slash|tag)/i,
  },
  {
    name: 'a brace that is left open',
    file: PAGE,
    change: append('A brace { here.'),
    at: 'A brace {',
    says: /expression|acorn/i,
  },
  {
    name: 'an expression that is no JavaScript',
    file: PAGE,
    change: append('{1 +}'),
    at: '{1 +}',
    says: /expression|acorn/i,
  },
  {
    name: 'an element nobody knows',
    file: PAGE,
    change: append('<Nowhere />'),
    at: '<Nowhere />',
    says: 'nobody knows <Nowhere>',
  },
  {
    name: 'an import of a file that is not there',
    file: PAGE,
    change: replace(/\n---\n/, "\n---\n\nimport { rows } from './rowsNowhere';\n"),
    at: "import { rows } from './rowsNowhere';",
    says: '"./rowsNowhere" is not there',
  },
];
