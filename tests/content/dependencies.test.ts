import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR } from './site';

const read = (file: string) => readFileSync(path.join(SITE_DIR, file), 'utf8');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockedPackage {
  /** Package name, where its folder has another name. */
  name?: string;
  version: string;
  integrity?: string;
  license?: string;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([folder]) => folder !== '');

/** Licences under which a package may be used, and given on in scripts that readers fetch. */
const LICENCES =
  /^\(?(?:(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-(?:1\.1|2\.0)|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|Unlicense|WTFPL|Zlib|MIT\/X11|GPL-3\.0-or-later)(?: OR | AND )?)+\)?$/;

/** Packages that say it otherwise, and what their files were found to say. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: a list the spelling check reads, which is not given on',
  '@mui/x-data-grid-premium': 'commercial: without a key it runs for evaluation',
  '@mui/x-data-grid-pro': 'commercial, as above',
  '@mui/x-date-pickers-pro': 'commercial, as above',
  '@mui/x-license-pro': 'commercial, as above',
  buffers: 'none; a part of @mui/x-data-grid-premium (by exceljs)',
  eval: 'MIT, in its LICENSE',
  format: 'MIT, in its package.json',
  'require-like': 'MIT, in its License',
  'spdx-exceptions': 'CC-BY-3.0: a list of names a check reads, not given on',
  'svg-tags': 'MIT, in its LICENSE',
};

describe('the packages', () => {
  it('each have a reason', () => {
    const reasons = [
      ...read('decisions/dependencies.md').matchAll(
        /^\| `([^`]+)` +\| (.+?) +\|$/gm,
      ),
    ];
    expect(reasons.map(([, name]) => name).sort()).toEqual(
      Object.keys(direct).sort(),
    );
  });

  it('are named by exact versions, and locked to them', () => {
    for (const [name, range] of Object.entries(direct)) {
      // Of a package that is installed under another name: `npm:name@1.2.3`.
      const version = range.replace(/^npm:.*@/, '');
      expect(`${name}@${version}`).toMatch(/@\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([
        name,
        version,
      ]);
    }
  });

  it('all have a hash', () => {
    expect(locked.length).toBeGreaterThan(1000);
    expect(
      locked
        .filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
        .map(([folder]) => folder),
    ).toEqual([]);
  });

  it('are all in the bill of materials, with version and hash', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
    const file = path.join(folder, 'sbom.json');
    execFileSync('node', ['scripts/write-sbom.mjs', file], { cwd: SITE_DIR });
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
      components: { purl: string; hashes?: unknown[] }[];
    };
    rmSync(folder, { recursive: true });
    const hashed = components.filter(({ hashes = [] }) => hashes.length > 0);
    const listed = new Set(hashed.map(({ purl }) => purl));
    const missing = locked
      .map(([place, { name = place.replace(/^.*node_modules\//, ''), version }]) => {
        return `pkg:npm/${name.replace('@', '%40')}@${version}`;
      })
      .filter((purl) => !listed.has(purl));
    expect(missing).toEqual([]);
  });

  it('run nothing while they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(read('deploy/Dockerfile')).toMatch(/^COPY .*\.npmrc.*\nRUN npm ci/m);
  });

  it('may be used and given on', () => {
    expect(
      locked
        .filter(([, { license }]) => !LICENCES.test(license ?? ''))
        .map(([folder, { license }]) => [
          folder.replace(/^.*node_modules\//, ''),
          license ?? 'none named',
        ])
        .filter(([name = '']) => !(name in READ_BY_HAND)),
    ).toEqual([]);
  });
});
