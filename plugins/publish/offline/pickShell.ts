import type { ShellFile } from '../../../src/serviceWorker/createOfflineWorker';
import { isHashedFile } from '../../../src/lib/offline/requestToStrategy';
import { hashContent } from '../../shared/hashContent';

/** Most that is fetched before the worker is installed, in bytes. */
export const SHELL_MAX_BYTES = 3_000_000;

/** Path of the page that stands in for others. */
export const OFFLINE_PAGE = 'offline/';

/** Files of the app that browsers request although no page names them. */
const NOT_NAMED = ['manifest.json', 'img/icon-192.png'];

/** Sources from which the files of the shell are chosen. */
export interface ShellSources {
  /** Scripts of the frame and of the offline page, below the base path. */
  scripts: readonly string[];
  /** Files that the HTML of the offline page names. */
  references: readonly string[];
  /** Reads a built file, a page by its path; undefined where there is none. */
  read: (path: string) => Buffer | undefined;
}

/**
 * Picks what is kept before anything was visited: the offline page, and what the frame around
 * every page needs.
 *
 * @throws if it is too much, or one of them was not built
 */
export function pickShell({ scripts, references, read }: ShellSources): ShellFile[] {
  const paths = new Set([OFFLINE_PAGE, ...scripts, ...references, ...NOT_NAMED]);
  let bytes = 0;
  const shell = [...paths].sort().map((url) => {
    const content = read(url);
    if (!content) {
      throw new Error(`The service worker keeps /${url}, which was not built.`);
    }
    bytes += content.byteLength;
    return { url, revision: isHashedFile(url) ? null : hashContent(content) };
  });
  if (bytes > SHELL_MAX_BYTES) {
    throw new Error(
      `The service worker would fetch ${bytes} bytes before it is installed; ${SHELL_MAX_BYTES} are allowed.`,
    );
  }
  return shell;
}
