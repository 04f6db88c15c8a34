import { isChangedSince } from './compareVersions';
import type { ProjectVersions } from './projectVersions';

/** A difference of a row from an earlier release, as rows carry it. */
export interface RowChange {
  change: 'new' | 'type' | 'default' | 'required' | 'deprecated';
  /** The release that was still different. */
  release: string;
}

/** What a row is in the version of a project. */
export interface RowState {
  /** `absent`: the version does not have it; `different`: it has another form of it. */
  state: 'absent' | 'different';
  /** What is different there; `new` alone where it is absent. */
  changes: readonly RowChange['change'][];
  /** Of the package in the project. */
  version: string;
}

const SEPARATOR = '; ';

/**
 * Writes the changes of a row as the text of an attribute.
 *
 * @example '@mui/material; new 5.11.16; type 5.14.0'
 */
export const changesToAttribute = (
  packageName: string,
  changes: readonly RowChange[],
): string =>
  [
    packageName,
    ...changes.map(({ change, release }) => `${change} ${release}`),
  ].join(SEPARATOR);

/**
 * Compares a row with the version of its package in a project. A change that was recorded for a
 * release holds for that one and all before it.
 *
 * @param attribute as {@link changesToAttribute} writes it
 * @returns null where the project does not have the package, or the row is the same there
 */
export function findRowState(
  attribute: string,
  versions: ProjectVersions,
): RowState | null {
  const [packageName = '', ...parts] = attribute.split(SEPARATOR);
  const version = Object.hasOwn(versions, packageName)
    ? versions[packageName]
    : null;
  if (!version) return null;
  const changes = parts
    .map((part) => part.split(' ') as [RowChange['change'], string])
    .filter(([, release]) => isChangedSince(version, release))
    .map(([change]) => change);
  if (changes.length === 0) return null;
  return changes.includes('new')
    ? { state: 'absent', changes: ['new'], version }
    : { state: 'different', changes, version };
}
