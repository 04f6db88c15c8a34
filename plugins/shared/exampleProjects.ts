import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { createZip } from '../../src/lib/demos/sandbox/createZip';
import { toUnixLines } from './toUnixLines';

/** Folder with the example projects, below that of the site. */
const EXAMPLES = 'examples';

/** Files that installing and building a project leave in its folder. */
const MADE_BY_TOOLS = new Set([
  '.astro',
  '.next',
  'build',
  'dist',
  'next-env.d.ts',
  'node_modules',
  'package-lock.json',
  'vendor',
]);

/** The earliest date a zip archive can hold, so that the same files make the same bytes. */
const MODIFIED = new Date(1980, 0, 1);

/** A file of an example project. */
export interface ExampleFile {
  /** Path below the folder of the project, with slashes. */
  name: string;
  contents: string;
}

/** Lists the names of all example projects, in order. */
export function listExamples(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, EXAMPLES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads the files of an example project, in order, without what tools made of them. */
export function readExample(siteDir: string, name: string): ExampleFile[] {
  const root = path.join(siteDir, EXAMPLES, name);
  const readFolder = (folder: string): ExampleFile[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => !MADE_BY_TOOLS.has(entry.name))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        return entry.isDirectory()
          ? readFolder(file)
          : [
              {
                name: file,
                contents: toUnixLines(readFileSync(path.join(root, file), 'utf8')),
              },
            ];
      });
  return readFolder('').sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Packs the files of an example project in a folder of its name. */
export const zipExample = (
  name: string,
  files: readonly ExampleFile[],
): Uint8Array =>
  createZip(
    { files: Object.fromEntries(files.map((file) => [file.name, file.contents])) },
    name,
    (entries) => zipSync(entries, { mtime: MODIFIED }),
  );
