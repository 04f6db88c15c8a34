import type { PackFile, PackManifest } from '../../../src/lib/offline/packs';
import { hashContent } from '../../shared/hashContent';
import type { BuiltPage } from './types';

/** Pages and files of a pack. */
export interface PackPlan {
  id: string;
  pages: readonly BuiltPage[];
  /** Scripts of a page by its path. */
  listScripts: (page: string) => readonly string[];
  /** Files that no page names, below the base path. */
  shared: readonly string[];
  /** Size of a built file in bytes; undefined where there is none. */
  readSize: (path: string) => number | undefined;
}

/**
 * Plans a pack: each file once, and for each page which of them it needs.
 *
 * @throws if a script of a page was not built, naming both
 */
export function planPack({
  id,
  pages,
  listScripts,
  shared,
  readSize,
}: PackPlan): PackManifest {
  const files: PackFile[] = [];
  const positions = new Map<string, number>();

  function place(path: string, bytes: number): number {
    const known = positions.get(path);
    if (known !== undefined) {
      return known;
    }
    positions.set(path, files.push([path, bytes]) - 1);
    return files.length - 1;
  }

  function placeScript(path: string, page: string): number {
    const bytes = readSize(path);
    if (bytes === undefined) {
      throw new Error(`The page /${page} needs ${path}, which was not built.`);
    }
    return place(path, bytes);
  }

  function placeIfBuilt(path: string): number[] {
    const bytes = readSize(path);
    return bytes === undefined ? [] : [place(path, bytes)];
  }

  const needs = pages.map(({ path, bytes, references }) => {
    const page = place(path, bytes);
    const scripts = [...listScripts(path)]
      .sort()
      .map((script) => placeScript(script, path));
    const others = references.flatMap(placeIfBuilt);
    return [path, [...new Set([page, ...scripts, ...others])]] as const;
  });
  // The bundler lists files in the order in which it was done with them.
  const ofAll = [...shared].sort().flatMap(placeIfBuilt);
  const hashes = pages.map(({ path, hash }) => [path, hash]);
  return {
    id,
    version: hashContent(JSON.stringify([hashes, files])),
    shared: ofAll,
    pages: Object.fromEntries(needs),
    files,
  };
}
