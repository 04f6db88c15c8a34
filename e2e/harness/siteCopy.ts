import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

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

/** How a build ended. */
export interface BuildResult {
  exitCode: number | null;
  /** What it printed, without colours. */
  output: string;
}

/** A copy of the site's sources, to be broken and built. */
export interface SiteCopy {
  /** Absolute path. */
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** @param environment variables beside those of the process; undefined takes one away */
  build(environment?: NodeJS.ProcessEnv): Promise<BuildResult>;
  remove(): void;
}

/** Copies the sources of the site. */
export function copySite(name: string): SiteCopy {
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
  symlinkSync(
    path.join(SITE_DIR, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    build: (environment) => buildSite(folder, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function buildSite(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const program = path.join(SITE_DIR, 'node_modules/.bin/docusaurus');
    const child = spawn(program, ['build'], {
      cwd: folder,
      env: {
        ...process.env,
        // Jest's own value would make a development build.
        NODE_ENV: 'production',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        ...environment,
      },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({ exitCode, output: stripVTControlCharacters(output) }),
    );
  });
}
