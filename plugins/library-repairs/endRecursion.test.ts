import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { endRecursion } from './endRecursion';

const readInstalled = (name: string) =>
  readFileSync(require.resolve(`@mui/system/${name}.js`), 'utf8');

type Emphasize = (color: string, coefficient: number) => string;

/** Loads `private_safeEmphasize` of a CommonJS source. */
function loadEmphasize(source: string): Emphasize {
  const module = { exports: {} as Record<string, Emphasize> };
  vm.runInNewContext(source, { ...module, require, process });
  return module.exports.private_safeEmphasize as Emphasize;
}

it('answers as the installed library does', () => {
  const source = readInstalled('colorManipulator');
  const installed = loadEmphasize(source);
  const mended = loadEmphasize(endRecursion(source));
  for (const color of ['#fff', '#121212', 'rgb(1, 2, 3)', 'var(--x)']) {
    expect(mended(color, 0.8)).toBe(installed(color, 0.8));
  }
});

it('mends the modules that browsers get', () => {
  const source = readInstalled('esm/colorManipulator');
  expect(endRecursion(source)).not.toMatch(
    /return private_safeEmphasize\(color, coefficient\)/,
  );
});

it('says what to do when the library has changed', () => {
  expect(() => endRecursion('return emphasize(color, coefficient);')).toThrow(
    /remove plugins\/library-repairs/,
  );
});
