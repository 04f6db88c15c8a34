import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect';
import { useVersionMarks } from '../../hooks/useProjectVersions';
import { compareVersions } from '../../lib/project/compareVersions';
import type { ProjectVersions } from '../../lib/project/projectVersions';
import { versionMarksStore } from '../../state/projectStore';
import { ROWS_EVENT } from './applyRowFilter';
import { markVersions, type VersionCount } from './markVersions';
import styles from './ApiSection.module.css';

export interface VersionNoteProps {
  rows: RefObject<HTMLElement>;
  versions: ProjectVersions;
  /** What the rows are: "prop" and "props". */
  noun: readonly [singular: string, plural: string];
  /** Release since which changes are known. */
  changesSince?: string;
}

const NOTHING: VersionCount = { absent: 0, different: 0, version: null };

/** Marks rows that the reader's project does not have as they are here, and counts them. */
export function VersionNote({
  rows,
  versions,
  noun,
  changesSince,
}: VersionNoteProps) {
  const isMarked = useVersionMarks();
  const [found, setFound] = useState(NOTHING);

  useBrowserLayoutEffect(() => {
    const container = rows.current;
    const mark = () => {
      if (container) setFound(markVersions(container, versions, isMarked));
    };
    mark();
    container?.addEventListener(ROWS_EVENT, mark);
    return () => {
      container?.removeEventListener(ROWS_EVENT, mark);
      if (container) markVersions(container, versions, false);
    };
  }, [rows, versions, isMarked]);

  const { absent, different, version } = found;
  if (version === null) return null;
  const isOlder =
    changesSince !== undefined && compareVersions(version, changesSince) < 0;
  return (
    <div className={styles.versionNote} data-chrome>
      <span>
        In your project ({version}):{' '}
        {[
          absent > 0 && `${count(absent, noun)} missing`,
          different > 0 && `${count(different, noun)} different`,
        ]
          .filter(Boolean)
          .join(', ')}
        .{isOlder && ` Changes before ${changesSince} are not recorded.`}
      </span>
      <button type="button" onClick={() => versionMarksStore.set(!isMarked)}>
        {isMarked ? 'Show as current' : 'Mark differences'}
      </button>
    </div>
  );
}

const count = (number: number, [singular, plural]: readonly [string, string]) =>
  `${number} ${number === 1 ? singular : plural}`;
