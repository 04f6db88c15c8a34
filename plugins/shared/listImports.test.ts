import { listImports } from './listImports';

const list = (source: string, fileName?: string) =>
  listImports(source, fileName).map(({ specifier }) => specifier);

describe('listImports', () => {
  it.each([
    ['a default', "import a from './a';"],
    ['names', "import {\n  b,\n  c as d,\n} from './a';"],
    ['a whole module', "import * as a from './a';"],
    ['a module that is only run', "import './a';"],
    ['a type', "import type { A } from './a';"],
    ['names that are exported again', "export { a } from './a';"],
    ['everything that is exported again', "export * from './a';"],
    ['a module that is exported under a name', "export * as rows from './a';"],
    ['a dynamic import', "const A = lazy(() => import('./a'));"],
    [
      'a dynamic import with a comment',
      "void import(/* webpackPrefetch: true */ './a');",
    ],
    ['a dynamic import in backticks', 'void import(`./a`);'],
    ['the type of a module', "type A = import('./a').A;"],
    [
      'an import after a backtick in JSX',
      "const a = <p>`</p>;\nvoid import('./a');",
    ],
    [
      'an import after a backtick in a pattern',
      "const a = /`/;\nvoid import('./a');",
    ],
    [
      'an import after a quote in JSX',
      "const a = <p>it's</p>;\nvoid import('./a');",
    ],
    ['an import in a template', "const a = `${await import('./a')}`;"],
    ['an import in JSX', "const a = <p onClick={() => import('./a')} />;"],
    ['two in a line', "import './a'; const b = 1;"],
  ])('finds %s', (_, source) => {
    expect(list(source)).toEqual(['./a']);
  });

  it.each([
    ['a comment', "// import a from './a';\n/*\nimport './a';\n*/"],
    ['a text', 'const a = "import b from \'./a\'";'],
    ['a template', "const a = `\nimport b from './a';\nimport('./a')`;"],
    ['the text of an element', "const a = <pre>\nimport b from './a';\n</pre>;"],
    ['a name that is computed', 'void import(`./${name}`);'],
    ['a declared module', "declare module './a' {\n  const b: string;\n}"],
    ['a method called import', "loader.import('./a');"],
    ['an export without a module', 'export { a };'],
  ])('finds nothing in %s', (_, source) => {
    expect(list(source)).toEqual([]);
  });

  it('reads TypeScript without JSX', () => {
    expect(list("const a = <number>b;\nvoid import('./a');", 'part.ts')).toEqual([
      './a',
    ]);
  });

  it('says where an import is and what it takes', () => {
    const source = "// One.\nimport a, { b as c, type D } from './a';\nrun();\n";
    const [found] = listImports(source);
    expect(found).toMatchObject({
      line: 2,
      names: ['default', 'b', 'D'],
      isType: false,
      isBare: false,
    });
    expect(source.slice(...found!.range)).toBe("'./a'");
    expect(source.slice(...found!.statement)).toBe(
      "import a, { b as c, type D } from './a';",
    );
  });

  it.each([
    ["import type A from './a';", true],
    ["import { type A, type B } from './a';", true],
    ["import { type A, b } from './a';", false],
    ["import {} from './a';", false],
    ["export type { A } from './a';", true],
    ["export type * from './a';", true],
    ["export { type A } from './a';", true],
    ["type A = typeof import('./a');", true],
    ["import './a';", false],
  ])('tells types from values: %s → %s', (source, isType) => {
    expect(listImports(source)).toMatchObject([{ isType }]);
  });
});
