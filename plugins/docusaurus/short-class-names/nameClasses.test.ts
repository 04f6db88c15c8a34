import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameClasses } from './nameClasses';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeSheet(name: string, css: string): [string, string] {
  const file = path.join(folder, name);
  writeFileSync(file, css);
  return [file, name];
}

it('names a class after its sheet and its place in it', () => {
  const [file, label] = writeSheet(
    'a.module.css',
    '.card { color: red; }\n.card .card-title:hover { margin: 0.5rem; }\n@keyframes turn {}',
  );
  const find = nameClasses(new Map([[file, label]]));
  const names = ['card', 'card-title', 'turn'].map((name) => find(file, name));
  expect(names).toEqual(
    [0, 1, 2].map((place) => `${names[0]?.slice(0, -1)}${place}`),
  );
  expect(names[0]).toMatch(/^_[\dA-Za-z]{2}0$/);
});

it('gives no name twice, whatever the number of sheets', () => {
  const sheets = Array.from({ length: 800 }, (_, place) =>
    writeSheet(`${place}.module.css`, '.root {}'),
  );
  const find = nameClasses(new Map(sheets));
  const names = sheets.map(([file]) => find(file, 'root'));
  expect(new Set(names).size).toBe(800);
});

it('leaves the names of other sheets as they were when one is added', () => {
  const before = [
    writeSheet('b.module.css', '.root {}'),
    writeSheet('c.module.css', '.root {}'),
  ];
  const after = [writeSheet('a.module.css', '.root {}'), ...before];
  const old = nameClasses(new Map(before));
  const found = nameClasses(new Map(after));
  for (const [file] of before) {
    expect(found(file, 'root')).toBe(old(file, 'root'));
  }
});

it('leaves sheets and names it does not know to the bundler', () => {
  const [file, label] = writeSheet('a.module.css', '.root {}');
  const find = nameClasses(new Map([[file, label]]));
  expect(find(file, 'missing')).toBeUndefined();
  expect(find('/other.module.css', 'root')).toBeUndefined();
});
