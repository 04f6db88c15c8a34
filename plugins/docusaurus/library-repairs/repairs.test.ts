import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { REPAIRS, repair } from './repairs';

const resolveInstalled = (name: string) => require.resolve(`@mui/${name}.js`);

const readInstalled = (name: string) => readFileSync(resolveInstalled(name), 'utf8');

const repairInstalled = (name: string) =>
  repair(resolveInstalled(name), readInstalled(name), { isServer: false });

type Emphasize = (color: string, coefficient: number) => string;

/** Loads `private_safeEmphasize` of a CommonJS source. */
function loadEmphasize(source: string): Emphasize {
  const module = { exports: {} as Record<string, Emphasize> };
  vm.runInNewContext(source, { ...module, require, process });
  return module.exports.private_safeEmphasize as Emphasize;
}

it('a repaired module returns the results of the original', () => {
  const installed = loadEmphasize(readInstalled('system/colorManipulator'));
  const repaired = loadEmphasize(repairInstalled('system/colorManipulator'));
  for (const color of ['#fff', '#121212', 'rgb(1, 2, 3)', 'var(--x)']) {
    expect(repaired(color, 0.8)).toBe(installed(color, 0.8));
  }
});

it.each([
  'system/esm/colorManipulator',
  'x-data-grid/hooks/features/filter/gridFilterUtils',
])('mends the module that browsers get: %s', (name) => {
  const file = resolveInstalled(name);
  const [one] = REPAIRS.filter(({ modules }) => modules.test(file));
  const repaired = repairInstalled(name);
  expect(repaired).not.toContain(one?.line);
  expect(repaired).toContain(one?.mended);
});

it('modules without a repair are not changed', () => {
  for (const isServer of [false, true]) {
    expect(
      repair('/node_modules/@mui/material/Button.js', 'eval', { isServer }),
    ).toBe('eval');
  }
});

it('says what to do when the library has changed', () => {
  expect(() =>
    repair(
      '/node_modules/@mui/system/colorManipulator.js',
      'return emphasize(color, coefficient);',
      { isServer: false },
    ),
  ).toThrow(
    /no longer says .+ remove that from plugins\/docusaurus\/library-repairs/,
  );
});

it('leaves to browsers what is mended for a build', () => {
  const name = 'x-data-grid/components/containers/GridRoot';
  expect(repairInstalled(name)).toBe(readInstalled(name));
});
