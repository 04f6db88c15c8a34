/** A file of a pack: its path below the portal's base path, and its size in bytes. */
export type PackFile = readonly [path: string, bytes: number];

/** Pages of one documentation set and all they need, written at build. */
export interface PackManifest {
  /** Documentation set, such as `material-ui`. */
  id: string;
  /** Changes with any file. */
  version: string;
  /** Files that every page needs, including the runner of edited demos. */
  shared: readonly number[];
  /**
   * Paths of pages below the base path (`material-ui/react-button/`), with what they need,
   * as positions in `files`; the first is the page itself.
   */
  pages: Readonly<Record<string, readonly number[]>>;
  files: readonly PackFile[];
}

/** A pack in the list of packs. */
export interface PackEntry {
  id: string;
  name: string;
  version: string;
  /** Path of its manifest below the base path. */
  manifest: string;
  pages: number;
  /** Sum of its files. */
  bytes: number;
  /** Whether it is offered as a whole; others only say what their pages need. */
  offered: boolean;
}

/** Record of a pack that is on the reader's device. */
export interface InstalledPack {
  id: string;
  version: string;
  /** Paths below the base path. */
  files: readonly string[];
}

/**
 * State of a pack on this device. `outdated`: all of an earlier version is there, and works.
 */
export type PackState = 'absent' | 'outdated' | 'current';

/** Says how the pack on offer and the installed one go together. */
export function comparePacks(
  offered: Pick<PackEntry, 'version'>,
  installed: Pick<InstalledPack, 'version'> | undefined,
): PackState {
  if (!installed) {
    return 'absent';
  }
  return installed.version === offered.version ? 'current' : 'outdated';
}

/**
 * Lists what is still to be loaded of a pack. Files with a hash in their names stay right for
 * ever; the others are loaded again for each version.
 *
 * @param present paths that are in the caches already
 * @param isLasting whether what is kept of a path can never be wrong
 */
export function listMissingFiles(
  files: readonly PackFile[],
  present: ReadonlySet<string>,
  isLasting: (path: string) => boolean,
): PackFile[] {
  return files.filter(([path]) => !present.has(path) || !isLasting(path));
}

/**
 * Lists the files that only this pack has needed, to be deleted with it.
 *
 * @param stored paths in the cache of packs
 * @param remaining packs that stay
 */
export function listUnneededFiles(
  stored: readonly string[],
  remaining: readonly Pick<InstalledPack, 'files'>[],
): string[] {
  const needed = new Set(remaining.flatMap(({ files }) => files));
  return stored.filter((path) => !needed.has(path));
}

/** Sum of the sizes, in bytes. */
export function sumBytes(files: readonly PackFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Lists all that a page of a pack needs, itself first; empty for a page that is not in it. */
export function listPageFiles(manifest: PackManifest, page: string): string[] {
  return (manifest.pages[page] ?? []).flatMap(
    (index) => manifest.files[index]?.[0] ?? [],
  );
}

const MEGABYTE = 1_000_000;

/**
 * Writes a size in megabytes, in the digits of a language.
 *
 * @example formatMegabytes(52_430_000, 'en') // → '52.4 MB'
 * @example formatMegabytes(52_430_000, 'de') // → '52,4 MB'
 */
export function formatMegabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / MEGABYTE);
}
