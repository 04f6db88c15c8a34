import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { loadBundleSize } from './loadBundleSize';

const measure = jest.fn((packageName: string, name: string) =>
  name === 'Nowhere'
    ? Promise.reject(new Error('No matching export'))
    : Promise.resolve(`${packageName}#${name}`.length),
);

jest.mock('./measureBundleSize', () => ({
  measureBundleSize: (packageName: string, name: string) =>
    measure(packageName, name),
}));

const CACHE = 'node_modules/.cache/portal/bundle-sizes';

let siteDir: string;

function install(version: string): void {
  writeFileSync(path.join(siteDir, 'node_modules/.package-lock.json'), version);
}

beforeEach(() => {
  measure.mockClear();
  siteDir = mkdtempSync(path.join(tmpdir(), 'bundle-sizes-'));
  mkdirSync(path.join(siteDir, 'node_modules'));
  install('5.15.5');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

/** Loads a size as a build does that has just begun, and lets it write what it keeps. */
async function load(name: string, mode = 'production') {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  let begun: typeof loadBundleSize | undefined;
  jest.isolateModules(() => {
    begun = jest.requireActual<{ loadBundleSize: typeof loadBundleSize }>(
      './loadBundleSize',
    ).loadBundleSize;
  });
  const size = await begun?.('@mui/material', name, siteDir);
  await new Promise(setImmediate);
  return size;
}

it('a measured bundle size is kept for the next build', async () => {
  expect(await load('Button')).toBe(20);
  expect(await load('Button')).toBe(20);
  expect(await load('Chip')).toBe(18);
  expect(measure.mock.calls.map(([, name]) => name)).toEqual(['Button', 'Chip']);
});

it('measures again what another package may have changed, or nobody can read', async () => {
  await load('Button');
  install('5.15.6');
  expect(await load('Button')).toBe(20);
  expect(measure).toHaveBeenCalledTimes(2);
  for (const file of readdirSync(path.join(siteDir, CACHE))) {
    writeFileSync(path.join(siteDir, CACHE, file), '{"@mui/mat');
  }
  expect(await load('Button')).toBe(20);
  expect(measure).toHaveBeenCalledTimes(3);
});

it('measures nothing while the site is developed, and knows what was kept', async () => {
  expect(await load('Button', 'development')).toBeUndefined();
  expect(measure).not.toHaveBeenCalled();
  await load('Button');
  expect(await load('Button', 'development')).toBe(20);
});

it('keeps nothing where it is not known what is installed', async () => {
  rmSync(path.join(siteDir, 'node_modules/.package-lock.json'));
  expect(await load('Button')).toBe(20);
  expect(await load('Button')).toBe(20);
  expect(measure).toHaveBeenCalledTimes(2);
});

it('says so each time a package lacks the name', async () => {
  await expect(load('Nowhere')).rejects.toThrow('No matching export');
  await expect(load('Nowhere')).rejects.toThrow('No matching export');
});
