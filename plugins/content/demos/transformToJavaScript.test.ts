import prettier from 'prettier';
import { DEMO_FORMAT, transformToJavaScript } from './transformToJavaScript';

const transform = (source: string) => transformToJavaScript(source, 'docs/Demo.tsx');

/** TypeScript in, JavaScript out; both as a person would write them. */
const CONSTRUCTS: [name: string, typeScript: string, javaScript: string][] = [
  [
    'type arguments of a JSX element',
    'const a = <Autocomplete<Row, false> options={ROWS} />;',
    'const a = <Autocomplete options={ROWS} />;',
  ],
  [
    'type arguments of a call',
    'const [row, setRow] = useState<Row | null>(null);',
    'const [row, setRow] = useState(null);',
  ],
  [
    'a generic arrow function',
    'const id = <T,>(a: T): T => a;',
    'const id = (a) => a;',
  ],
  [
    'a generic function with a default',
    'function first<T extends object = Row>(rows: T[]): T | undefined {\n  return rows[0];\n}',
    'function first(rows) {\n  return rows[0];\n}',
  ],
  [
    'as const and satisfies',
    "const SIZES = ['small'] as const satisfies readonly Size[];",
    "const SIZES = ['small'];",
  ],
  [
    'a double assertion',
    'const value = event.target as unknown as Row;',
    'const value = event.target;',
  ],
  ['a non-null assertion', 'ref.current!.focus();', 'ref.current.focus();'],
  ['a definite variable', 'let timer!: number;', 'let timer;'],
  [
    'type imports',
    "import type { SxProps } from '@mui/material';\nimport Box from '@mui/material/Box';\n\nconst a = <Box />;",
    "import Box from '@mui/material/Box';\n\nconst a = <Box />;",
  ],
  [
    'inline type imports',
    "import { type Row } from './rows';\nimport Grid, { type GridProps } from '@mui/material/Grid';\n\nconst a = <Grid />;",
    "import Grid from '@mui/material/Grid';\n\nconst a = <Grid />;",
  ],
  [
    'imports that only types use',
    "import { ButtonProps } from '@mui/material/Button';\n\nexport const read = (props: ButtonProps) => props.size;",
    'export const read = (props) => props.size;',
  ],
  [
    'an interface with its comments',
    '/** What a row holds. */\ninterface Row {\n  // Key of the row.\n  id: number;\n}\n\nconst a = 1;',
    'const a = 1;',
  ],
  [
    'type aliases with comments above and beside',
    "// How large.\n// Or how small.\ntype Size = 'small' | 'large'; // two are enough\n\nexport type { Size };\n\nconst a = 1;",
    'const a = 1;',
  ],
  [
    'a type inside a function',
    'function read() {\n  type Row = { id: number };\n  return {} as Row;\n}',
    'function read() {\n  return {};\n}',
  ],
  [
    'overloads',
    '/** Reads a row. */\nfunction read(id: number): string;\nfunction read(id: string, deep: boolean): string;\nfunction read(id: number | string, deep?: boolean) {\n  return `${id}${deep}`;\n}',
    '/** Reads a row. */\nfunction read(id, deep) {\n  return `${id}${deep}`;\n}',
  ],
  [
    'declare',
    "declare const VERSION: string;\ndeclare function measure(): void;\n\ndeclare module '@mui/material/Button' {\n  interface ButtonPropsVariantOverrides {\n    dashed: true;\n  }\n}\n\nmeasure();",
    'measure();',
  ],
  [
    'declare global and namespaces of types',
    'declare global {\n  interface Window {\n    track: () => void;\n  }\n}\ndeclare namespace Shop {\n  type Id = string;\n}\n\nwindow.track();',
    'window.track();',
  ],
  [
    'typed, default and optional parameters',
    'function List({ rows = [], ...other }: ListProps, dense?: boolean) {}',
    'function List({ rows = [], ...other }, dense) {}',
  ],
  [
    'a parameter named this',
    'function handle(this: Window, event: Event) {}',
    'function handle(event) {}',
  ],
  [
    'a type guard',
    'const isRow = (a: unknown): a is Row => Boolean(a);',
    'const isRow = (a) => Boolean(a);',
  ],
  [
    'a class with modifiers, type parameters and an index signature',
    'abstract class Store<T> extends Base<T> implements Reader {\n  private readonly rows: T[] = [];\n\n  declare label: string;\n\n  [key: string]: unknown;\n\n  protected abstract load(): void;\n\n  public get(id: number): T {\n    return this.rows[id]!;\n  }\n}',
    'class Store extends Base {\n  rows = [];\n\n  get(id) {\n    return this.rows[id];\n  }\n}',
  ],
  [
    'a constructor that takes a read-only list',
    'class Store {\n  constructor(rows: readonly Row[]) {\n    this.rows = rows;\n  }\n}',
    'class Store {\n  constructor(rows) {\n    this.rows = rows;\n  }\n}',
  ],
  [
    'keyof, typeof and indexed access',
    'const read = (key: keyof typeof ROWS, row: (typeof ROWS)[0]) => row;',
    'const read = (key, row) => row;',
  ],
  [
    'an arrow function with a typed event',
    'const save = (event: React.FormEvent<HTMLFormElement>): void => {};',
    'const save = (event) => {};',
  ],
];

it.each(CONSTRUCTS)(
  'TypeScript is removed from %s',
  async (_name, typeScript, javaScript) => {
    expect(await transform(`${typeScript}\n`)).toBe(`${javaScript}\n`);
  },
);

it.each(CONSTRUCTS)(
  'gives a file that stays when formatted: %s',
  async (_n, source) => {
    const javaScript = await transform(source);
    expect(
      await prettier.format(javaScript, { ...DEMO_FORMAT, parser: 'babel' }),
    ).toBe(javaScript);
  },
);

it('keeps plain code, comments and blank lines as they are', async () => {
  const source = `// Shows two sizes.
import * as React from 'react';
import Button from '@mui/material/Button';

// A comment about nothing below, with a blank line after it.

/* What is saved. */
const SAVED = 'enum, private and declare are words here';

export default function ButtonSizes() {
  const [saved, setSaved] = React.useState(false); // nothing yet

  /**
   * Saves.
   */
  const handleClick = () => {
    // At once.
    setSaved(true);

    console.log(SAVED);
  };

  return (
    <div>
      {/* The small one. */}
      <Button size="small" onClick={handleClick}>
        enum Size and type Size are texts here
      </Button>

      <Button
        // The large one.
        size="large"
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
    </div>
  );
}
`;
  expect(await transform(source)).toBe(source);
});

it('the JavaScript of a demo keeps blank lines inside a template', async () => {
  const source = 'const TEXT = `one\n\n\n\ntwo`;\n';
  expect(await transform(source)).toBe(source);
});

it('keeps a comment that a blank line parts from a type', async () => {
  const source =
    '// About the file.\n\n// About rows.\ntype Row = string;\nconst a = 1;\n';
  expect(await transform(source)).toBe('// About the file.\n\nconst a = 1;\n');
});

it('keeps a comment at the end of the line before a type', async () => {
  const source = 'const a = 1; // One.\ntype Row = string;\nconst b = 2;\n';
  expect(await transform(source)).toBe('const a = 1; // One.\nconst b = 2;\n');
});

describe('TypeScript that is more than types', () => {
  it.each([
    ['an enum', 'const a = 1;\n\n\nenum Size {\n  Small,\n}\n', 4],
    ['an enum', 'export const enum Size {\n  Small,\n}\n', 1],
    ['an enum', '// Sizes.\ndeclare enum Size {\n  Small,\n}\n', 2],
    [
      'a parameter property',
      'class Store {\n  constructor(\n    load = fetch(),\n    private rows: Row[],\n  ) {}\n}\n',
      4,
    ],
    ['a parameter property', 'class A {\n  constructor(readonly id = 1) {}\n}\n', 2],
    ['a namespace', '\nnamespace Shop {\n  export const id = 1;\n}\n', 2],
    ['import = or export =', "import fs = require('fs');\n", 1],
    ['import = or export =', 'const a = 1;\nexport = a;\n', 2],
  ])('is refused with its place: %s', async (name, source, line) => {
    await expect(transform(source)).rejects.toThrow(
      `docs/Demo.tsx:${line}: a demo cannot use ${name}`,
    );
  });

  it('is not seen in texts and comments', async () => {
    const source = `const a = 'enum A {}';
/*
enum B {}
*/
const b = \`
enum C {}
namespace D {}
\`;
const c = <p>
  enum E
</p>;
`;
    await expect(transform(source)).resolves.toContain('enum C');
  });
});

it('names the file of a demo that cannot be read', async () => {
  await expect(transform('const a = <Box>;\n')).rejects.toThrow('docs/Demo.tsx');
});
