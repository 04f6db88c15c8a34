import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import licenseKeyPlugin, { LICENSE_MODULE } from '.';

type Loader = (this: { getOptions: () => object }, source: string) => string;

const loader = jest.requireActual<Loader>('./licenseLoader.cjs');
const folder = path.dirname(require.resolve('@mui/x-license-pro/package.json'));

const configure = (licenseKey?: string) =>
  (
    licenseKeyPlugin({} as LoadContext, { licenseKey }).configureWebpack as () => {
      module?: { rules: { options: object }[] };
    }
  )();

it('leaves the packages as they are without a key', () => {
  expect(configure()).toEqual({});
});

it.each(['utils/licenseInfo.js', 'node/utils/licenseInfo.js'])(
  'the licence key is set in %s',
  (name) => {
    const file = path.join(folder, name);
    expect(file).toMatch(LICENSE_MODULE);
    const [rule] = configure('a"b1')?.module?.rules ?? [];
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('class LicenseInfo');
    const loaded = loader.call({ getOptions: () => rule!.options }, source);
    expect(loaded).toMatch(/\nLicenseInfo\.setLicenseKey\("a\\"b1"\);\n$/);
  },
);

it('the package reads the licence key that is set', () => {
  const source = readFileSync(
    path.join(folder, 'node/utils/licenseInfo.js'),
    'utf8',
  );
  const module = { exports: {} as { LicenseInfo: { getLicenseKey(): string } } };
  const text = loader.call({ getOptions: () => ({ licenseKey: 'key-1' }) }, source);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the module as a bundle has it
  const run = new Function('exports', 'require', text) as (...v: unknown[]) => void;
  run(module.exports, require);
  expect(module.exports.LicenseInfo.getLicenseKey()).toBe('key-1');
});
