import { statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** The target of a path of the site. */
export type SiteTarget =
  | { kind: 'file'; file: string; stats: Stats }
  | { kind: 'redirect'; pathname: string }
  | { kind: 'missing' }
  | { kind: 'malformed' };

/** Files at the top that speak to the host: `_headers`, `_redirects`. */
const HOST_FILE = /^[/\\]_[^/\\]*$/;

function readStats(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function decodePathname(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * Finds what a static host would answer: the file, the `index.html` of a folder, or the
 * folder's address with its trailing slash. Never leaves the site's folder, never shows
 * a file whose name begins with a dot, nor one that is meant for the host.
 *
 * @param root absolute path of the built site
 * @param pathname as requested, percent-encoded
 */
export function resolveSitePath(root: string, pathname: string): SiteTarget {
  const decoded = decodePathname(pathname);
  if (decoded === null) {
    return { kind: 'malformed' };
  }
  const segments = decoded.split(/[/\\]/);
  if (
    segments.some((segment) => segment.startsWith('.')) ||
    HOST_FILE.test(decoded)
  ) {
    return { kind: 'missing' };
  }
  const place = path.join(root, ...segments);
  const stats = readStats(place);
  if (stats?.isFile() && !decoded.endsWith('/')) {
    return { kind: 'file', file: place, stats };
  }
  const index = path.join(place, 'index.html');
  const indexStats = stats?.isDirectory() ? readStats(index) : undefined;
  if (!indexStats) {
    return { kind: 'missing' };
  }
  return decoded.endsWith('/')
    ? { kind: 'file', file: index, stats: indexStats }
    : { kind: 'redirect', pathname: `${pathname}/` };
}
