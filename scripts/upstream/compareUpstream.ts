import type { UpstreamDependency } from './dependencies';
import { fingerprintFile, type UpstreamRecord } from './fingerprintFile';

/** A difference between what was recorded and what is installed. */
export interface UpstreamChange {
  readonly file: string;
  readonly usedBy: string;
  readonly change: 'new' | 'changed' | 'gone' | 'no longer used';
  /** Null where it was not recorded. */
  readonly recordedVersion: string | null;
  /** Null where it is gone. */
  readonly installedVersion: string | null;
}

export interface UpstreamComparison {
  readonly changes: readonly UpstreamChange[];
  /** Of all files that exist, sorted as the dependencies are. */
  readonly records: readonly UpstreamRecord[];
}

/**
 * Compares the recorded state of files with the installed one. A file that a new version has
 * left alone is no change.
 *
 * @param nodeModules absolute path of the folder with the installed packages
 */
export function compareUpstream(
  dependencies: readonly UpstreamDependency[],
  recorded: readonly UpstreamRecord[],
  nodeModules: string,
): UpstreamComparison {
  const changes: UpstreamChange[] = [];
  const records: UpstreamRecord[] = [];
  for (const { file, usedBy } of dependencies) {
    const before = recorded.find(
      (one) => one.file === file && one.usedBy === usedBy,
    );
    const now = fingerprintFile(nodeModules, file);
    const versions = {
      recordedVersion: before?.version ?? null,
      installedVersion: now?.version ?? null,
    };
    if (!now) {
      changes.push({ file, usedBy, change: 'gone', ...versions });
      continue;
    }
    records.push({ file, usedBy, ...now });
    if (before?.sha256 !== now.sha256) {
      const change = before ? 'changed' : 'new';
      changes.push({ file, usedBy, change, ...versions });
    }
  }
  for (const { file, usedBy, version } of recorded) {
    if (!dependencies.some((one) => one.file === file && one.usedBy === usedBy)) {
      changes.push({
        file,
        usedBy,
        change: 'no longer used',
        recordedVersion: version,
        installedVersion: null,
      });
    }
  }
  return { changes, records };
}

const HEAD = ['file', 'used by', 'change', 'recorded', 'installed'];

/** The changes as a table of text, a line each; says so where there are none. */
export function renderChanges(changes: readonly UpstreamChange[]): string {
  if (changes.length === 0) {
    return 'No file that the portal relies on has changed.';
  }
  const rows = [
    HEAD,
    ...changes.map((one) => [
      one.file,
      one.usedBy,
      one.change,
      one.recordedVersion ?? '-',
      one.installedVersion ?? '-',
    ]),
  ];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
