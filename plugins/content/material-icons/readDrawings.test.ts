import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDrawings } from './readDrawings';

const PACKAGE = path.resolve(__dirname, '../../../node_modules/@mui/icons-material');

function writePackage(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  for (const [file, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const readModule = (name: string) =>
  fs.readFileSync(path.join(PACKAGE, `${name}.js`), 'utf8');

const read = async (files: Record<string, string>) =>
  Object.fromEntries(await readDrawings(writePackage(files)));

it('reads what modules of the package draw, and nothing around it', async () => {
  const drawings = await read({
    'Check.js': readModule('Check'),
    'AlarmTwoTone.js': readModule('AlarmTwoTone'),
    'index.js': 'throw new Error("not a drawing")',
    'Check.d.ts': '',
  });
  expect(Object.keys(drawings).sort()).toEqual(['AlarmTwoTone', 'Check']);
  expect(drawings.Check).toMatch(/^<path d="[^"]+"><\/path>$/);
  expect(drawings.AlarmTwoTone).toMatch(/opacity="\.3"/);
});

it('gives what is named inside a drawing a name of its own', async () => {
  const name = 'MedicationLiquidTwoTone';
  const drawing = (await read({ [`${name}.js`]: readModule(name) }))[name];
  expect(drawing).toContain(`id="${name}-a"`);
  expect(drawing).toContain(`href="#${name}-a"`);
});

it.each([
  ['exports.default = ', 'Unexpected end of input'],
  ['require("node:fs")', 'imports node:fs'],
  ['exports.other = 1', 'draws nothing'],
])('names the module that is built otherwise: %s', async (code, reason) => {
  await expect(read({ 'Odd.js': code })).rejects.toThrow(
    new RegExp(`^material-icons: cannot read the drawing of Odd: .*${reason}`),
  );
});
