import type { ProjectVersions } from '../../lib/project/projectVersions';
import {
  findRowState,
  type RowChange,
  type RowState,
} from '../../lib/project/rowStates';

/** Rows that a project does not have as the reference shows them. */
export interface VersionCount {
  absent: number;
  different: number;
  /** Of the package whose rows they are; null where no row differs. */
  version: string | null;
}

const NOTES: Readonly<Record<RowChange['change'], string>> = {
  new: 'Not in',
  type: 'Other type in',
  default: 'Other default in',
  required: 'Optional in',
  deprecated: 'Not deprecated in',
};

const stateToNote = ({ changes, version }: RowState): string =>
  `${changes
    .map((change) => NOTES[change])
    .join(', ')
    .replace(/ in, /g, ', ')} ${version}`;

/**
 * Counts the rows in a container that the project has in another form or not at all, and marks
 * them. Works on the document, as the filter does: rows of a page with demos are static HTML.
 *
 * @param isMarked false takes all marks away
 */
export function markVersions(
  container: Element,
  versions: ProjectVersions,
  isMarked: boolean,
): VersionCount {
  const count: VersionCount = { absent: 0, different: 0, version: null };
  for (const row of container.querySelectorAll<HTMLElement>('[data-changes]')) {
    const name = row.querySelector<HTMLElement>('th');
    const state = findRowState(row.dataset.changes ?? '', versions);
    if (state) {
      count[state.state] += 1;
      count.version = state.version;
    }
    if (state && isMarked) {
      row.dataset.version = state.state;
      name?.setAttribute('data-version-note', stateToNote(state));
    } else {
      delete row.dataset.version;
      name?.removeAttribute('data-version-note');
    }
  }
  return count;
}
