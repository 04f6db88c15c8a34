import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  SearchShardFile,
  SearchTextsFile,
} from '../../src/lib/search/searchIndex';
import type { SearchManifest } from './types';

/** Where the list of the index's files is published. */
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

/** The files of one part of the index. */
export interface ShardFiles {
  names: SearchShardFile;
  texts: SearchTextsFile;
}

/**
 * Reads the index of a built site.
 *
 * @param folder of the site
 * @throws if it has none
 */
export function readSearchIndex(folder: string): ShardFiles[] {
  const manifest = readManifest(folder);
  if (!manifest) throw new Error(`search: there is no index in ${folder}`);
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return manifest.shards.map(({ file, texts }) => ({
    names: read(file) as SearchShardFile,
    texts: read(texts.file) as SearchTextsFile,
  }));
}
