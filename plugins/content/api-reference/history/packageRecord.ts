import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compare as compareVersions } from 'semver';
import type { ApiChange } from '../types';
import { compareRows, type ReleaseRows, type RowDifference } from './compareRows';

/** Earlier releases of a package, as they are recorded. */
export interface PackageRecord {
  /** npm name: `@mui/material`. */
  readonly package: string;
  /** The first release that was recorded. */
  readonly first: string;
  /** Between releases that were recorded, in their order. */
  readonly differences: readonly RecordedDifference[];
  /** The last release that was recorded. */
  readonly last: { readonly version: string; readonly rows: ReleaseRows };
}

/** `release` is the earlier one of the two. */
export type RecordedDifference = RowDifference & Pick<ApiChange, 'release'>;

/** Folder of the records, below that of the site: `material.json`. */
export const RECORDS = 'plugins/content/api-reference/history/records';

/** @example packageToFile('@mui/x-charts') // → 'x-charts.json' */
export function packageToFile(name: string): string {
  return `${name.replace(/^@[^/]+\//, '')}.json`;
}

function findDifferences(
  { version, rows }: PackageRecord['last'],
  now: ReleaseRows,
): RecordedDifference[] {
  return compareRows(rows, now).map((difference) => ({
    ...difference,
    release: version,
  }));
}

/**
 * Adds a release to a record.
 *
 * @param record null: the record begins with this release
 * @throws if the release is older than the last one
 */
export function addRelease(
  record: PackageRecord | null,
  release: { package: string; version: string; rows: ReleaseRows },
): PackageRecord {
  const { package: name, version, rows } = release;
  const last = { version, rows };
  if (!record) return { package: name, first: version, differences: [], last };
  const order = compareVersions(version, record.last.version);
  if (order < 0) {
    throw new Error(
      `${name}: ${version} is older than ${record.last.version}, which is recorded.`,
    );
  }
  return order === 0
    ? record
    : {
        ...record,
        differences: [...record.differences, ...findDifferences(record.last, rows)],
        last,
      };
}

/**
 * Lists what changed about each row that a package still has.
 *
 * @param rows of the installed version
 * @returns by anchor, the latest change first
 */
export function listChanges(
  record: PackageRecord,
  rows: ReleaseRows,
): Map<string, ApiChange[]> {
  const changes = new Map<string, ApiChange[]>();
  const all = [...record.differences, ...findDifferences(record.last, rows)];
  for (const { anchor, ...change } of all.reverse()) {
    if (rows[anchor]) {
      changes.set(anchor, [...(changes.get(anchor) ?? []), change]);
    }
  }
  return changes;
}

/** Text of a record, a row on each line: what a release changes can be read in its diff. */
export function serializeRecord(record: PackageRecord): string {
  const differences = record.differences.map((line) => JSON.stringify(line));
  const rows = Object.entries(record.last.rows).map(
    ([anchor, facts]) => `${JSON.stringify(anchor)}:${JSON.stringify(facts)}`,
  );
  return [
    `{"package":${JSON.stringify(record.package)},"first":${JSON.stringify(record.first)},`,
    `"differences":[\n${differences.join(',\n')}\n],`,
    `"last":{"version":${JSON.stringify(record.last.version)},"rows":{\n${rows.join(',\n')}\n}}}\n`,
  ].join('\n');
}

/**
 * Loads the records of all packages.
 *
 * @param root folder of the site
 * @returns by npm name
 * @throws if a record is damaged, with its file
 */
export function loadRecords(root: string): Map<string, PackageRecord> {
  const folder = path.join(root, RECORDS);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((file) => {
      const record = parseRecord(
        readFileSync(path.join(folder, file), 'utf8'),
        `${RECORDS}/${file}`,
      );
      return [record.package, record] as const;
    }),
  );
}

function parseRecord(text: string, file: string): PackageRecord {
  try {
    const record = JSON.parse(text) as PackageRecord;
    if (packageToFile(record.package) !== path.basename(file)) {
      throw new Error(`it is the record of ${record.package}`);
    }
    return record;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: ${reason}`);
  }
}
