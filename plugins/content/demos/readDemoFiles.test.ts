import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemoFiles } from './readDemoFiles';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-files-'));
  mkdirSync(path.join(folder, 'parts'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

it('imports of a demo are followed through its files, each file once', async () => {
  const demo = write(
    'Grid.tsx',
    "import React from 'react';\nimport { COLUMNS } from './columns';\nimport { ROWS } from './rows';\nimport './Grid.css';\n// import './nothing';\n",
  );
  write('columns.tsx', "export { SEED } from './seed.json';\nimport './rows';\n");
  write('rows.ts', "import seed from './seed.json';\nimport './columns';\n");
  write('seed.json', '["import \'./never\'"]');
  write('Grid.css', "@import './never.css';");
  const files = await readDemoFiles(demo);
  expect(files.map(({ path: file }) => path.relative(folder, file))).toEqual([
    'Grid.tsx',
    'columns.tsx',
    'seed.json',
    'rows.ts',
    'Grid.css',
  ]);
  expect(files[2]?.source).toBe('["import \'./never\'"]');
});

it.each([
  ["\nimport { ROWS } from './row';\n", 2, '"./row" is not there; expected '],
  ["import './picture.png';\n", 1, '"./picture.png" is not there'],
  ["import './parts';\n", 1, '"./parts" is not there'],
  ["\n\nimport '../rows';\n", 3, '"../rows" is not beside the demo'],
  ["import './parts/rows';\n", 1, '"./parts/rows" is not beside the demo'],
])('refuses %j with its place', async (source, line, message) => {
  write('picture.png', '');
  write('parts/rows.ts', '');
  const demo = write('Lost.tsx', source);
  await expect(readDemoFiles(demo)).rejects.toThrow(
    `${path.relative(process.cwd(), demo)}:${line}: ${message}`,
  );
});

it('names the file beside the demo whose import leads nowhere', async () => {
  const demo = write('Deep.tsx', "import './deeper';\n");
  const deeper = write('deeper.ts', "\nexport * from './gone';\n");
  await expect(readDemoFiles(demo)).rejects.toThrow(
    `${path.relative(process.cwd(), deeper)}:2: "./gone" is not there`,
  );
});
