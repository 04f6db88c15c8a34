import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolvePackages } from './resolvePackages';

let site: string;

function writePackage(folder: string, facts: object): void {
  mkdirSync(path.join(site, folder), { recursive: true });
  writeFileSync(path.join(site, folder, 'package.json'), JSON.stringify(facts));
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'packages-'));
  writePackage('.', {
    dependencies: { react: '^18.0.0', '@ui/engine': '*', grid: '*', dates: '*' },
  });
  for (const name of ['react', 'react-dom', 'dates']) {
    writePackage(`node_modules/${name}`, { version: `1.0.0-${name}` });
  }
  writePackage('node_modules/@ui/engine', {
    version: '11.2.0',
    peerDependencies: { react: '*' },
  });
  writePackage('node_modules/grid', {
    version: '6.1.0',
    peerDependencies: {
      '@ui/engine': '^11',
      dates: '*',
      'not-ours': '*',
      grid: '*',
    },
    peerDependenciesMeta: { '@ui/engine': { optional: true } },
  });
  writePackage('node_modules/not-ours', { version: '9.9.9' });
});

afterAll(() => {
  rmSync(site, { recursive: true });
});

it('the packages of a project have their installed versions, and React is added', () => {
  expect(Object.entries(resolvePackages(['dates'], site))).toEqual([
    ['dates', '1.0.0-dates'],
    ['react', '1.0.0-react'],
    ['react-dom', '1.0.0-react-dom'],
  ]);
});

it('adds the peers this site has, optional ones too, and theirs', () => {
  expect(Object.entries(resolvePackages(['grid'], site))).toEqual([
    ['@ui/engine', '11.2.0'],
    ['dates', '1.0.0-dates'],
    ['grid', '6.1.0'],
    ['react', '1.0.0-react'],
    ['react-dom', '1.0.0-react-dom'],
  ]);
});

it('a package that is not installed is refused', () => {
  expect(() => resolvePackages(['nowhere'], site)).toThrow(
    'package "nowhere" is not installed',
  );
});

it('gives the name that a demo imports where it is installed under another one', () => {
  writePackage('node_modules/react-router-dom-6', { version: '6.30.4' });
  writePackage('node_modules/react-router-dom', { version: '5.3.4' });
  expect(resolvePackages(['react-router-dom'], site)).toMatchObject({
    'react-router-dom': '6.30.4',
  });
});
