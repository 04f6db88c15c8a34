import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toTermsFile } from '../../../src/lib/search/toTermsFile';
import type { IndexFiles } from '../../../src/lib/search/searchIndex';
import type { SearchFileInfo, SearchManifest } from './types';

/** Published path of the list of the index's files. */
export const MANIFEST_FILE = 'assets/search/manifest.json';

/** Reads which files the index in a folder has; null if there is none. */
export function readManifest(folder: string): SearchManifest | null {
  try {
    return JSON.parse(
      readFileSync(path.join(folder, MANIFEST_FILE), 'utf8'),
    ) as SearchManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Reads the index of a built site.
 *
 * @param folder of the site
 * @throws if it has none
 */
export function readSearchIndex(folder: string): IndexFiles {
  const manifest = readManifest(folder);
  if (!manifest) throw new Error(`search: there is no index in ${folder}`);
  const read = <File>({ file }: Pick<SearchFileInfo, 'file'>): File =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as File;
  return {
    names: manifest.shards.map((shard) => read(shard)),
    excerpts: manifest.shards.map(({ excerpts }) => read(excerpts)),
    terms: manifest.terms.firsts.map((_first, place) =>
      read({ file: toTermsFile(manifest.terms.prefix, place) }),
    ),
  };
}
