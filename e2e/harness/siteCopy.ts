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
  'i18n',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'types',
];

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
 */
export function copySite(
  name: string,
  { ownCache = false }: { ownCache?: boolean } = {},
): SiteCopy {
  const folder = path.join(COPIES_DIR, name);
  rmSync(folder, { recursive: true, force: true });
  for (const source of SOURCES.filter((file) =>
    existsSync(path.join(SITE_DIR, file)),
  )) {
    cpSync(path.join(SITE_DIR, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|\/__/.test(file),
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
