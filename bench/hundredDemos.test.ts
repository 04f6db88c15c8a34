import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestedDemo } from '../tests/demos/listDemos';
import { copyDemos, renameDemo, renderHundredPage } from './hundredDemos.mts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hundred-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function writeDemo(name: string, library: string, imports = ''): TestedDemo {
  const file = path.join(folder, `${name}.tsx`);
  writeFileSync(file, `${imports}export default function ${name}() {}\n`);
  return {
    id: `material-ui/${name}`,
    file,
    library,
    options: { bg: 'outlined', iframe: false },
  };
}

it('renames a demo, but none that has parts', () => {
  expect(renameDemo('export default function Sizes() {}', 'Sizes', 'SizesN7')).toBe(
    'export default function SizesN7() {}',
  );
  expect(
    renameDemo(
      "import { A } from './a';\nexport default function B() {}",
      'B',
      'B1',
    ),
  ).toBeNull();
  expect(renameDemo('function B() {}\nexport default B;', 'B', 'B1')).toBeNull();
});

it('copies demos until there are a hundred, each under a name of its own', () => {
  const copies = copyDemos([
    writeDemo('First', 'material-ui'),
    writeDemo('Other', 'joy-ui'),
    writeDemo('Parted', 'material-ui', "import './part';\n"),
    writeDemo('Second', 'material-ui'),
  ]);
  expect(copies).toHaveLength(100);
  expect(new Set(copies.map(({ name }) => name)).size).toBe(100);
  expect(copies.slice(0, 3)).toEqual([
    { name: 'FirstN1', source: 'export default function FirstN1() {}\n' },
    { name: 'SecondN2', source: 'export default function SecondN2() {}\n' },
    { name: 'FirstN3', source: 'export default function FirstN3() {}\n' },
  ]);
  expect(renderHundredPage(copies).match(/<Demo name="/g)).toHaveLength(100);
});

it('refuses a site without a demo that it can copy', () => {
  expect(() => copyDemos([writeDemo('Other', 'joy-ui')])).toThrow('no demo');
});
