import { findSyntaxProblem } from './findSyntaxProblem';

/** A demo that renders what is given, in line 3 from column 5. */
const inDemo = (jsx: string) =>
  `export default function Demo() {\n  return (\n    ${jsx}\n  );\n}\n`;

/** Place of a problem, as editors write it, and the marked text. */
function locate(source: string, fileName = 'Demo.tsx') {
  const problem = findSyntaxProblem(source, fileName);
  if (!problem) {
    return null;
  }
  const { message, from, to } = problem;
  const lines = source.slice(0, from).split('\n');
  const place = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  return [place, source.slice(from, to), message];
}

describe('findSyntaxProblem', () => {
  it.each<[source: string, place: string, marked: string, message: string]>([
    // Tags
    [
      inDemo('<Button>Hello</Buton>'),
      '3:18',
      '</Buton>',
      '<Button> is closed by </Buton>. Write </Button>.',
    ],
    [
      inDemo('<><p>a</p></div>'),
      '3:15',
      '</div>',
      '<> is closed by </div>. Write </>.',
    ],
    [
      inDemo('<Tabs.List>a</Tabs>'),
      '3:17',
      '</Tabs>',
      '<Tabs.List> is closed by </Tabs>. Write </Tabs.List>.',
    ],
    [
      inDemo('<div><p>a</div>'),
      '3:10',
      '<p>',
      '<p> is not closed before </div>. Add </p>.',
    ],
    [
      inDemo('<p title="a">'),
      '3:5',
      '<p title="a">',
      '<p> is never closed. Add </p>.',
    ],
    [
      inDemo('<p>a</p></p>'),
      '3:13',
      '</p>',
      '“</p>” closes nothing here. Is its opening tag or a “}” before it missing?',
    ],
    [
      inDemo('<p>{a</p>'),
      '3:10',
      '</p>',
      '“</p>” closes nothing here. Is its opening tag or a “}” before it missing?',
    ],
    [
      inDemo('<p>a</p><p>b</p>'),
      '3:13',
      '<',
      'Elements side by side need one element around them, such as <>…</>.',
    ],
    // Attributes
    [
      inDemo('<Button variant=contained>a</Button>'),
      '3:21',
      'contained',
      'The value of an attribute needs quotation marks or braces: "…" or {…}.',
    ],
    [
      inDemo('<Button disabled={}>a</Button>'),
      '3:22',
      '{',
      'These braces are empty. Put a value between them.',
    ],
    [
      inDemo('<Button size="small>a</Button>'),
      '3:18',
      '"',
      'This string has no closing quotation mark.',
    ],
    // Misspelt words
    [
      'export default function Demo() {\n  retrn <Button>Hello</Button>;\n}\n',
      '2:3',
      'retrn',
      '“retrn” is not known here. Did you mean “return”?',
    ],
    [
      'cosnt a = 1;',
      '1:1',
      'cosnt',
      '“cosnt” is not known here. Did you mean “const”?',
    ],
    [
      'export default\nfuntion Demo() {\n  return null;\n}',
      '2:1',
      'funtion',
      '“funtion” is not known here. Did you mean “function”?',
    ],
    [
      "import a form './a';",
      '1:10',
      'form',
      '“form” is not known here. Did you mean “from”?',
    ],
    // Brackets
    [
      'export default function Demo() {\n  return null;\n',
      '1:32',
      '{',
      'This “{” is never closed.',
    ],
    ['const a = () => {\n};\n}\n', '3:1', '}', 'This “}” closes nothing.'],
    [
      'const a = [1, 2;\n',
      '1:16',
      ';',
      '“;” cannot stand here. “,” or “]” is missing before it.',
    ],
    [
      inDemo('<p>{list.map((x) => <b>{x}</b>}</p>'),
      '3:35',
      '}',
      '“}” cannot stand here. “,” or “)” is missing before it.',
    ],
    [
      "const a = ')}';\nif (a {\n}",
      '2:7',
      '{',
      '“{” cannot stand here. “)” is missing before it.',
    ],
    // Strings and patterns
    [
      'const a = `b;\n',
      '1:11',
      '`',
      'This template string has no closing backtick.',
    ],
    ['const a = “b”;', '1:11', '“', 'Curly quotes hold no string. Use \' or ".'],
    ['const a = /b;\n', '1:11', '/', 'This regular expression has no closing “/”.'],
    [
      'const a = 1;\nconst b = /(/;\n',
      '2:11',
      '/(/',
      'This regular expression cannot be read: unterminated group.',
    ],
    // Names and values
    ['const a = 1;\nconst a = 2;', '2:7', 'a', '“a” is declared twice.'],
    ['const 1a = 2;', '1:7', '1a', 'A name cannot begin with a digit.'],
    [
      'const class = 1;',
      '1:7',
      'class',
      '“class” belongs to the language and cannot be a name.',
    ],
    ['const = 2;', '1:7', '=', '“=” cannot stand here.'],
    [
      'const a = b c;',
      '1:13',
      'c',
      '“c” cannot follow what stands before it. Is something missing or misspelt?',
    ],
    [
      'function f() {\n  await g();\n}',
      '2:3',
      'await',
      '“await” can only stand in an async function.',
    ],
  ])('%j', (source, place, marked, message) => {
    expect(locate(source)).toEqual([place, marked, message]);
  });

  it('says that types are none of JavaScript', () => {
    expect(locate('const a: number = 1;', 'Demo.jsx')?.[2]).toBe(
      'This is TypeScript. Take the types away, or edit the demo as TypeScript.',
    );
  });

  it.each([
    ['Demo.tsx', inDemo('<Select<number> value={1 as number} />')],
    ['Demo.tsx', 'export const f = <T,>(a: T) => a satisfies unknown;'],
    ['Demo.jsx', inDemo("<p>a {'}'} &amp; {/* </b> */ /<\\/p>/.test(`</`)}</p>")],
    ['part.ts', 'export const a = <number>(1 as unknown);'],
    [
      'Demo.tsx',
      "export * as rows from './rows';\nexport type { Row } from './rows';",
    ],
  ])('finds nothing in what can be run: %s, %s', (fileName, source) => {
    expect(findSyntaxProblem(source, fileName)).toBeNull();
  });
});
