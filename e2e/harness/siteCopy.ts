import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, type BuildOptions, type BuildResult } from './runDocusaurus';

export type { BuildResult };

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Not inside `node_modules`: there the bundler takes sources for finished packages. */
const COPIES_DIR = path.join(SITE_DIR, '.cache/site-copies');

/** What a build reads. */
const SOURCES = [
  'blog',
  'config',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'i18n',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'types',
];

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** All files of the repository, those that are new included. */
const listAllFiles = () =>
  git(SITE_DIR, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean);

/**
 * Makes a folder a repository of its own, so that what asks git does not look at the one around
 * it, which ignores copies.
 */
export function commitCopy({ folder }: Pick<SiteCopy, 'folder'>): void {
  const author = ['-c', 'user.name=Copy', '-c', 'user.email=copy@example.org'];
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, ...author, 'commit', '--quiet', '--message', 'Copy the site');
}

/** A copy of the site's sources, to be broken and built. */
export interface SiteCopy {
  /** Absolute path. */
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** @param environment variables beside those of the process; undefined takes one away */
  build(
    environment?: NodeJS.ProcessEnv,
    options?: BuildOptions,
  ): Promise<BuildResult>;
  remove(): void;
}

/**
 * Makes a folder of packages with a link to each, so that what builds keep in
 * `node_modules/.cache` is the copy's own.
 */
function linkPackages(folder: string): void {
  const packages = path.join(SITE_DIR, 'node_modules');
  mkdirSync(folder);
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') {
      symlinkSync(path.join(packages, name), path.join(folder, name));
    }
  }
}

/**
 * Copies the sources of the site.
 *
 * @param options.ownCache whether the copy starts without what earlier builds have kept, and
 *   keeps its own; otherwise it shares both with the site
 * @param options.whole whether the tests come along, and all else that is in the repository
 */
export function copySite(
  name: string,
  { ownCache = false, whole = false }: { ownCache?: boolean; whole?: boolean } = {},
): SiteCopy {
  const folder = path.join(COPIES_DIR, name);
  rmSync(folder, { recursive: true, force: true });
  for (const source of (whole ? listAllFiles() : SOURCES).filter((file) =>
    existsSync(path.join(SITE_DIR, file)),
  )) {
    cpSync(path.join(SITE_DIR, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => whole || !/\.test\.tsx?$|\/__/.test(file),
    });
  }
  const packages = path.join(folder, 'node_modules');
  if (ownCache) {
    linkPackages(packages);
  } else {
    symlinkSync(path.join(SITE_DIR, 'node_modules'), packages);
  }
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    build: (...args) => buildSite(folder, ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
