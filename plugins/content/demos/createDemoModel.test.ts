import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoModel } from './createDemoModel';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-model-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function writeDemo(name: string, source: string): string {
  const file = path.join(folder, `${name}.tsx`);
  writeFileSync(file, source);
  return file;
}

/** Text of highlighted code, as a reader copies it. */
const toText = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const SOURCE = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function SaveButton() {
  const [count, setCount] = React.useState<number>(0);

  return (
    <Button onClick={() => setCount(count + 1)}>
      {count > 0 && count < 9 ? 'Saved' : 'Save'}
    </Button>
  );
}
`;

it('derives both languages, their previews and the packages', async () => {
  const model = await createDemoModel(writeDemo('SaveButton', SOURCE));
  expect(model).toMatchObject({
    name: 'SaveButton',
    packages: {
      '@emotion/react': expect.stringMatching(/^11\./),
      '@emotion/styled': expect.stringMatching(/^11\./),
      '@mui/material': '5.15.5',
      react: '18.3.1',
      'react-dom': '18.3.1',
    },
    TS: { source: SOURCE, files: [] },
    JS: { source: SOURCE.replace('<number>', ''), files: [] },
  });
  expect(toText(model.TS.html)).toBe(SOURCE.trimEnd());
  expect(toText(model.JS.html)).toBe(SOURCE.trimEnd().replace('<number>', ''));
  const preview = `<Button onClick={() => setCount(count + 1)}>
  {count > 0 && count < 9 ? 'Saved' : 'Save'}
</Button>`;
  expect(toText(model.TS.preview)).toBe(preview);
  expect(toText(model.JS.preview)).toBe(preview);
});

it('highlights by classes and escapes every special character', async () => {
  const { TS } = await createDemoModel(writeDemo('SaveButton', SOURCE));
  expect(TS.html).toContain('<span class="token keyword">import</span>');
  expect(TS.html).not.toContain('style=');
  expect(TS.html).not.toContain('<Button');
});

it('has no preview where the returned JSX is too long', async () => {
  const rows = '      <p>Row</p>\n'.repeat(17);
  const file = writeDemo(
    'Rows',
    `export default function Rows() {\n  return (\n    <div>\n${rows}    </div>\n  );\n}\n`,
  );
  expect(await createDemoModel(file)).toMatchObject({
    TS: { preview: null },
    JS: { preview: null },
  });
});

it('names file and line of TypeScript without JavaScript form', async () => {
  const file = writeDemo('Sizes', 'const a = 1;\nenum Size {}\n');
  await expect(createDemoModel(file)).rejects.toThrow(
    `${path.relative(process.cwd(), file)}:2: a demo cannot use an enum`,
  );
});

it('takes along the files it imports, in both languages', async () => {
  writeFileSync(
    path.join(folder, 'rows.ts'),
    "import seed from './seed.json';\nimport dayjs from 'dayjs';\nexport interface Row {\n  id: number;\n}\nexport const first = <T,>(rows: T[]) => rows[0];\nexport const ROWS: Row[] = seed.map(() => ({ id: dayjs(0).year() }));\n",
  );
  writeFileSync(path.join(folder, 'seed.json'), '["a<b"]\n');
  const read: string[] = [];
  const model = await createDemoModel(
    writeDemo(
      'Rows',
      "import { ROWS } from './rows';\n\nexport default function Rows() {\n  return <p>{ROWS.length}</p>;\n}\n",
    ),
    (file) => read.push(path.basename(file)),
  );
  expect(read).toEqual(['rows.ts', 'seed.json']);
  expect(model.TS.files.map(({ name }) => name)).toEqual(['rows.ts', 'seed.json']);
  expect(model.JS.files.map(({ name }) => name)).toEqual(['rows.js', 'seed.json']);
  expect(model.TS.files[0]?.source).toContain('interface Row');
  expect(model.JS.files[0]?.source).toContain('rows) => rows[0]');
  expect(model.JS.files[0]?.source).not.toContain('Row[]');
  expect(model.JS.files[1]?.source).toBe('["a<b"]\n');
  expect(toText(model.TS.files[1]!.html)).toBe('["a<b"]');
  expect(Object.keys(model.packages)).toEqual(['dayjs', 'react', 'react-dom']);
});

it('is refused where it exports another name, or nothing', async () => {
  const other = writeDemo('ShareButton', SOURCE);
  await expect(createDemoModel(other)).rejects.toThrow(
    /ShareButton\.tsx:4: must export the function ShareButton as default, not SaveButton$/,
  );
  const none = writeDemo('SaveButton', SOURCE.replace('export default ', ''));
  await expect(createDemoModel(none)).rejects.toThrow(
    /SaveButton\.tsx:1: must export the function SaveButton as default$/,
  );
});

it('names the import of a package that is not installed', async () => {
  const file = writeDemo(
    'Lost',
    "// A line.\nimport x from 'nowhere-to-be-found';\n",
  );
  await expect(createDemoModel(file)).rejects.toThrow(
    `${path.relative(process.cwd(), file)}:2: package "nowhere-to-be-found" is not installed`,
  );
});

describe('a demo of several stylings', () => {
  const write = (files: Record<string, string>) => {
    const demo = mkdtempSync(path.join(folder, 'page-'));
    mkdirSync(path.join(demo, 'SaveButton'));
    for (const [file, source] of Object.entries(files)) {
      writeFileSync(path.join(demo, 'SaveButton', file), source);
    }
    return path.join(demo, 'SaveButton/system.tsx');
  };
  const PLAIN =
    'export default function SaveButton() {\n  return <p>Plain</p>;\n}\n';

  it('is read in each of them, with the files and packages of each', async () => {
    const read: string[] = [];
    const file = write({
      'system.tsx': SOURCE,
      'tailwind.tsx': PLAIN,
      'css.tsx': `import './save.css';\n${PLAIN}`,
      'save.css': 'p { margin: 0 }\n',
    });
    const model = await createDemoModel(file, (part) =>
      read.push(path.basename(part)),
    );
    expect(model).toMatchObject({ name: 'SaveButton', TS: { source: SOURCE } });
    expect(Object.keys(model.stylings ?? {})).toEqual(['Tailwind', 'CSS']);
    expect(model.stylings?.Tailwind?.JS.source).toBe(PLAIN);
    expect(Object.keys(model.stylings?.Tailwind?.packages ?? {})).toEqual([
      'react',
      'react-dom',
    ]);
    expect(model.stylings?.CSS?.TS.files).toMatchObject([{ name: 'save.css' }]);
    expect(read.sort()).toEqual(['css.tsx', 'save.css', 'tailwind.tsx']);
  });

  it('may lack one', async () => {
    const model = await createDemoModel(
      write({ 'system.tsx': SOURCE, 'css.tsx': PLAIN }),
    );
    expect(Object.keys(model.stylings ?? {})).toEqual(['CSS']);
  });

  it('is refused with a file that belongs to none of them', async () => {
    const file = write({ 'system.tsx': SOURCE, 'tailwnd.tsx': PLAIN });
    await expect(createDemoModel(file)).rejects.toThrow(
      /SaveButton\/tailwnd\.tsx: is none of system\.tsx, tailwind\.tsx, css\.tsx, and none of them imports it$/,
    );
  });

  it('is refused where one exports another name', async () => {
    const file = write({
      'system.tsx': SOURCE,
      'css.tsx': PLAIN.replace('SaveButton', 'CssButton'),
    });
    await expect(createDemoModel(file)).rejects.toThrow(
      /SaveButton\/css\.tsx:1: must export the function SaveButton as default, not CssButton$/,
    );
  });
});

describe('the files of a demo', () => {
  const write = (name: string, source: string) =>
    writeFileSync(path.join(folder, name), source);

  /** Names of the files beside a demo, in both languages. */
  async function listFiles(name: string, source: string) {
    const { TS, JS } = await createDemoModel(
      writeDemo(
        name,
        `${source}\nexport default function ${name}() {\n  return null;\n}\n`,
      ),
    );
    return [TS, JS].map(({ files }) => files.map((file) => file.name));
  }

  beforeAll(() => {
    write('part.tsx', 'export default function Part() {\n  return null;\n}\n');
    write(
      'rows.ts',
      "import type { Row } from './types';\n\nexport const ROWS: Row[] = [];\n",
    );
    write('types.ts', '/** A row. */\nexport interface Row {\n  id: number;\n}\n');
  });

  it.each([
    [
      'TickInText',
      "export const A = <p>`</p>;\nexport const B = lazy(() => import('./part'));",
    ],
    [
      'TickInPattern',
      "export const A = /`/;\nexport const B = lazy(() => import('./part'));",
    ],
    ['WholeAgain', "export * as part from './part';"],
    ['WithEnding', "export { default as Part } from './part.tsx';"],
  ])('are all there: %s', async (name, source) => {
    expect(await listFiles(name, source)).toEqual([['part.tsx'], ['part.jsx']]);
  });

  it('are not those that a text names', async () => {
    const source = "export const A = <pre>\nimport './nowhere';\n</pre>;\n";
    expect(await listFiles('QuotedImport', source)).toEqual([[], []]);
  });

  it('have no types in JavaScript, nor a file of them', async () => {
    expect(await listFiles('TypedRows', "export { ROWS } from './rows';")).toEqual([
      ['rows.ts', 'types.ts'],
      ['rows.js'],
    ]);
  });

  it('are modules even where they hold types alone', async () => {
    const { JS } = await createDemoModel(
      writeDemo(
        'AllTypes',
        "export * from './types';\n\nexport default function AllTypes() {\n  return null;\n}\n",
      ),
    );
    expect(JS.files).toMatchObject([{ name: 'types.js', source: 'export {};\n' }]);
  });

  it('are imported by the endings they have', async () => {
    const { TS, JS } = await createDemoModel(
      writeDemo(
        'NamedEndings',
        "import { ROWS } from './rows.ts';\n\nconst load = () => import('./part.tsx');\n\nexport default function NamedEndings() {\n  return <p onClick={load}>{ROWS.length} of ./rows.ts</p>;\n}\n",
      ),
    );
    expect(TS.source).toContain("from './rows.ts'");
    expect(JS.source).toContain("from './rows.js'");
    expect(JS.source).toContain("import('./part.jsx')");
    expect(JS.source).toContain('of ./rows.ts<');
  });
});
