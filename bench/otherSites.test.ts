import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIRST_CORPUS_PAGE, listStockPages } from './corpus.mts';
import { OTHER_SITES, prepareOtherSite } from './otherSites.mts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'others-'));
});

afterEach(() => {
  rmSync(home, { recursive: true });
});

/** A program in the place of a framework. */
function install(name: string, program: string): void {
  const root = path.join(home, 'node_modules', name);
  mkdirSync(root, { recursive: true });
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ bin: { [name]: 'run.js' } }),
  );
  writeFileSync(path.join(root, 'run.js'), program);
}

const PAGES = listStockPages(5);

it.each(OTHER_SITES)('writes the pages of the corpus for %s', (site) => {
  install(site === 'starlight' ? 'astro' : site, '');
  const { folder, toSource } = prepareOtherSite(site, home, 'a-site', PAGES);
  const page = readFileSync(path.join(folder, toSource(FIRST_CORPUS_PAGE)), 'utf8');
  expect(page).toContain('title: Component 1\n');
  // An address of its own would lead elsewhere.
  expect(page).not.toContain('slug:');
  // Starlight draws the title by itself.
  expect(page.includes('\n# Component 1\n')).toBe(site === 'vitepress');
  expect(page).toContain('## Basic use');
});

it('builds in the folder of the site, and says which process it is', async () => {
  install(
    'vitepress',
    "require('node:fs').writeFileSync('built.txt', process.argv.slice(2).join());",
  );
  const { folder, build } = prepareOtherSite('vitepress', home, 'a-site', PAGES);
  writeFileSync(path.join(folder, 'package.json'), '{}');
  const watch = jest.fn();
  await build(watch);
  expect(readFileSync(path.join(folder, 'built.txt'), 'utf8')).toBe('build');
  expect(watch).toHaveBeenCalledWith(expect.any(Number));
});

it('says what a build printed that failed', async () => {
  install('astro', "console.error('No such page.'); process.exit(3);");
  const { build } = prepareOtherSite('starlight', home, 'a-site', PAGES);
  await expect(build()).rejects.toThrow(/ended with 3\.\nNo such page\./);
});

it('says what to install where a framework is missing', () => {
  expect(() => prepareOtherSite('vitepress', home, 'a-site', PAGES)).toThrow(
    /Run "npm install vitepress@1 .+" in .+ first\./,
  );
});
