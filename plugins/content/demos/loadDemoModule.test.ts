import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformDemoModule } from './loadDemoModule';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-module-'));
  mkdirSync(path.join(folder, 'SaveButton'));
  writeFileSync(path.join(folder, 'SaveButton/save.css'), '.save { top: 0 }');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function transform(file: string, source: string) {
  const read: string[] = [];
  writeFileSync(path.join(folder, file), source);
  const code = await transformDemoModule(source, path.join(folder, file), (part) =>
    read.push(path.basename(part)),
  );
  return { code, read };
}

it('leaves a demo without style sheets as it is', async () => {
  const source = 'export default function SaveButton() {}\n';
  expect((await transform('SaveButton.tsx', source)).code).toBe(source);
});

it('hands the styles of a demo on instead of importing them', async () => {
  const { code, read } = await transform(
    'SaveButton/css.tsx',
    "import './save.css';\nexport default function SaveButton() {}\n",
  );
  expect(code).toMatch(
    /^\nexport default function SaveButton\(\) \{\}\n\nexport const demoStyles = /,
  );
  expect(code).not.toContain('import');
  expect(
    JSON.parse(code.slice(code.indexOf('{"scope"')).replace(/;\n$/, '')),
  ).toEqual({
    scope: 'SaveButton-css',
    css: ":where([data-demo-styles='SaveButton-css']) .save{top:0;}",
  });
  expect(read).toEqual(['css.tsx', 'save.css']);
});

it('takes the import out of parts, which export no styles', async () => {
  const { code } = await transform(
    'SaveButton/icon.tsx',
    "import './no.css'\nexport {};",
  );
  expect(code).toBe('\nexport {};');
});

it.each(["import styles from './save.css';", "export * from './save.css';"])(
  'the demo module is refused for %s',
  async (statement) => {
    await expect(
      transform(
        'SaveButton/css.tsx',
        `import * as React from 'react';\n${statement}`,
      ),
    ).rejects.toThrow(
      /SaveButton\/css\.tsx:2: a style sheet is imported without a name: import '\.\/save\.css'$/,
    );
  },
);
