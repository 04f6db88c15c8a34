import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Files that checks read beside the content. */
const LINKED = [
  '.prettierignore',
  '.prettierrc.json',
  '.textlintignore',
  '.textlintrc.json',
  'config',
  'cspell.json',
  'docs/tsconfig.json',
  'eslint.config.mjs',
  'node_modules',
  'package.json',
  'src',
  'static',
  'tests',
  'tsconfig.json',
  'types',
];

/** A site with content of its own, and all else from the portal. */
export interface TestSite {
  /** Absolute path. */
  folder: string;
  remove(): void;
}

/**
 * Makes a site to be checked.
 *
 * @param files text by path below the site; `blog/` is there in any case
 */
export function createTestSite(files: Readonly<Record<string, string>>): TestSite {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'checked-site-')));
  mkdirSync(path.join(folder, 'docs'));
  for (const name of LINKED) {
    symlinkSync(path.join(SITE_DIR, name), path.join(folder, name));
  }
  mkdirSync(path.join(folder, 'blog'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
