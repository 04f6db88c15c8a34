/** A page that was visited and is kept. */
export interface KeptPage {
  /** Path below the portal's base path. */
  path: string;
  /** Paths of the files it needs. */
  files: readonly string[];
  /** When it was seen last, in milliseconds since 1970. */
  seenAt: number;
}

/** A kept file, and when it was fetched. */
export interface KeptFile {
  path: string;
  /** In milliseconds since 1970. */
  fetchedAt: number;
}

/** Most pages that are kept because they were visited. */
export const KEPT_PAGES = 100;

/**
 * Time for which files that no kept page needs stay for tabs of earlier deploys, in
 * milliseconds.
 */
export const FILE_GRACE_MS = 30 * 24 * 60 * 60 * 1000;

/** Entries to delete, as paths. */
export interface Expired {
  pages: string[];
  files: string[];
}

/**
 * Lists expired entries of visited pages: all but the latest pages, and files that none of
 * these needs and that are old enough that no open tab will request them.
 *
 * @param now in milliseconds since 1970
 */
export function listExpired(
  pages: readonly KeptPage[],
  files: readonly KeptFile[],
  now: number,
): Expired {
  const newestFirst = [...pages].sort((a, b) => b.seenAt - a.seenAt);
  const needed = new Set(
    newestFirst.slice(0, KEPT_PAGES).flatMap((page) => page.files),
  );
  return {
    pages: newestFirst.slice(KEPT_PAGES).map(({ path }) => path),
    files: files
      .filter(
        ({ path, fetchedAt }) =>
          !needed.has(path) && now - fetchedAt > FILE_GRACE_MS,
      )
      .map(({ path }) => path),
  };
}

/**
 * Reads what was kept of a page; null for what is damaged.
 *
 * @param value as it was parsed from JSON
 */
export function parseKeptPage(value: unknown): KeptPage | null {
  const { path, files, seenAt } = (value ?? {}) as Partial<KeptPage>;
  return typeof path === 'string' &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string') &&
    typeof seenAt === 'number'
    ? { path, files, seenAt }
    : null;
}
