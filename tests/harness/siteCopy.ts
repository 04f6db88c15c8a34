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

/** Sources of a build. */
const SOURCES = [
  'blog',
  'config',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'i18n',
  'package.json',
  'plugins',
  'reports/anatomy.json',
  'reports/overrides.json',
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

/** Whether a file or folder of the site belongs to a copy that has some pages alone. */
function hasPages(file: string, pages: readonly string[]): boolean {
  const parts = path.relative(SITE_DIR, file).split(path.sep);
  const [room, set] = parts;
  return (
    room !== 'docs' ||
    set === 'experiments' ||
    // Introductions of the sets, and folders that may hold pages.
    parts.length < 4 ||
    pages.some((page) => {
      const kept = ['docs', ...page.split('/')];
      return parts.every((part, index) => (kept[index] ?? part) === part);
    })
  );
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
 * @param options.pages files and folders below `docs` that come along; the others are as if they
 *   were not written yet. By default all
 */
export function copySite(
  name: string,
  {
    ownCache = false,
    whole = false,
    pages,
  }: { ownCache?: boolean; whole?: boolean; pages?: readonly string[] } = {},
): SiteCopy {
  const folder = path.join(COPIES_DIR, name);
  rmSync(folder, { recursive: true, force: true });
  for (const source of (whole ? listAllFiles() : SOURCES).filter((file) =>
    existsSync(path.join(SITE_DIR, file)),
  )) {
    cpSync(path.join(SITE_DIR, source), path.join(folder, source), {
      recursive: true,
      filter: (file) =>
        (whole || !/\.test\.tsx?$|\/__/.test(file)) &&
        (pages === undefined || hasPages(file, pages)),
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
