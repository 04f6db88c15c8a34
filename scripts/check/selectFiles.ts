import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { CONTENT_ROOMS } from '../../tests/content/loadContent';

/** Files and folders among which names on the command line are looked up. */
export interface SelectFrom {
  /** All files that writers have written, relative to the site, with forward slashes. */
  files: readonly string[];
  /** Absolute path of the site. */
  siteDir: string;
  /** Absolute path of the folder the command was called in. */
  workingDir: string;
}

/** Most near matches that are named. */
const NEAR_MATCHES = 5;

/** A name that differs this much from the requested one is another name: a third of its letters. */
const MOST_DIFFERENT = 1 / 3;

const toSitePath = (absolute: string, siteDir: string): string =>
  path.relative(siteDir, absolute).split(path.sep).join('/');

const isContent = (file: string): boolean =>
  CONTENT_ROOMS.includes(file.split('/')[0] ?? '');

const listFilesBelow = (asked: string, files: readonly string[]): string[] =>
  files.filter((file) => file === asked || file.startsWith(`${asked}/`));

function listFolders(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...listFolders(folder)];
}

/** Counts the letters that differ between a name and the end of a path with as many parts. */
function measureDifference(asked: string, candidate: string): number {
  const parts = asked.split('/').length;
  return distance(asked, candidate.split('/').slice(-parts).join('/'));
}

/**
 * Finds the folders and files that may have been meant.
 *
 * @returns the nearest first, of equally near ones folders and short paths
 * @example findNearMatches('joy-ui/buton', ['docs/joy-ui/button/button.mdx'])
 * // → ['docs/joy-ui/button']
 */
export function findNearMatches(asked: string, files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => [...listFolders(file), file]))]
    .map((candidate) => ({
      candidate,
      difference: measureDifference(asked, candidate),
    }))
    .filter(({ difference }) => difference <= asked.length * MOST_DIFFERENT)
    .sort(
      (one, other) =>
        one.difference - other.difference ||
        one.candidate.length - other.candidate.length,
    )
    .slice(0, NEAR_MATCHES)
    .map(({ candidate }) => candidate);
}

function describeUnknown(
  asked: string,
  sitePath: string,
  files: readonly string[],
): string {
  const isOutside = sitePath.startsWith('..') || !isContent(sitePath);
  const near = findNearMatches(isOutside ? asked : sitePath, files);
  return [
    isOutside
      ? `${asked} is not below ${CONTENT_ROOMS.join('/ or ')}/.`
      : `${asked} is not there.`,
    ...(near.length > 0
      ? ['Did you mean', ...near.map((match) => `  ${match}`)]
      : []),
  ].join('\n');
}

function findRequested(asked: string, { files, siteDir, workingDir }: SelectFrom) {
  const sitePaths = [workingDir, siteDir].map((folder) =>
    toSitePath(path.resolve(folder, asked), siteDir),
  );
  for (const sitePath of sitePaths) {
    const found = listFilesBelow(sitePath, files);
    if (found.length > 0) {
      return found;
    }
  }
  const name = asked.replace(/^(?:\.\/)+|\/+$/g, '');
  throw new Error(describeUnknown(name, sitePaths[1] ?? name, files));
}

/**
 * Finds the files that names on the command line stand for: folders and files, as paths from
 * the folder the command was called in, from the site or absolute, with or without a slash at
 * the end.
 *
 * @returns each file once, relative to the site
 * @throws for a name that is not there, with the nearest ones
 */
export function selectFiles(names: readonly string[], from: SelectFrom): string[] {
  return [...new Set(names.flatMap((asked) => findRequested(asked, from)))].sort();
}
