import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  PackEntry,
  PackIndexEntry,
  PackManifest,
} from '../../../plugins/publish/agent-pack/types';
import { openSearch, type PackSearch } from './openSearch';

/** A section of a page: a row of `sections.tsv`. */
export interface PackSection {
  first: number;
  last: number;
  bytes: number;
  /** Empty for a heading without. */
  id: string;
  title: string;
}

/** A pack on disk, of which each file is read when it is first needed. */
export interface Pack {
  manifest: PackManifest;
  /** @throws if the pack has no such file */
  read(file: string): string;
  has(file: string): boolean;
  /** Sections of pages, by file. */
  sections: ReadonlyMap<string, readonly PackSection[]>;
  index: readonly PackIndexEntry[];
  readEntry(entry: PackIndexEntry): PackEntry;
  search: () => PackSearch;
}

function parseSections(text: string): Map<string, PackSection[]> {
  const sections = new Map<string, PackSection[]>();
  const [, ...rows] = text.trimEnd().split('\n');
  rows.forEach((row, index) => {
    const [file = '', first, last, bytes, id = '', title, ...more] = row.split('\t');
    if (title === undefined || more.length > 0) {
      throw new Error(`sections.tsv:${index + 2} has not six columns: ${row}`);
    }
    const own = sections.get(file) ?? [];
    own.push({
      first: Number(first),
      last: Number(last),
      bytes: Number(bytes),
      id,
      title,
    });
    sections.set(file, own);
  });
  return sections;
}

/**
 * Opens a pack.
 *
 * @param folder that holds `pack.json`
 * @throws if it holds no pack, or not a whole one
 */
export function openPack(folder: string): Pack {
  const manifestFile = path.join(folder, 'pack.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`${folder} holds no pack: "npm run pack:agents" writes one.`);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as PackManifest;
  const files = new Set(['pack.json', ...Object.keys(manifest.digests)]);
  const texts = new Map<string, string>();
  let search: PackSearch | undefined;
  const read = (file: string): string => {
    if (!files.has(file)) throw new Error(`The pack has no ${file}.`);
    const text = texts.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return {
    manifest,
    read,
    has: (file) => files.has(file),
    sections: parseSections(read('sections.tsv')),
    index: JSON.parse(read('api/index.json')) as PackIndexEntry[],
    readEntry: ({ file }) => JSON.parse(read(file)) as PackEntry,
    search: () => (search ??= openSearch(read('search.json'))),
  };
}

/**
 * Finds the pack of the latest version in a folder.
 *
 * @throws if there is none
 */
export function findPack(target: string): string {
  const versions = existsSync(target)
    ? readdirSync(target).filter((name) =>
        existsSync(path.join(target, name, 'pack.json')),
      )
    : [];
  const [latest] = versions.sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  if (latest === undefined) {
    throw new Error(`${target} holds no pack: "npm run pack:agents" writes one.`);
  }
  return path.join(target, latest);
}
