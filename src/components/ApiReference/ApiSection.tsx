import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { COPY_CONFIRMATION_MS } from '../../lib/input/clipboard';
import type { ApiSection as DisplaySection } from '../../lib/reference/apiDisplay';
import { useApiDisplay } from '../../hooks/useApiDisplay';
import { useProjectVersions } from '../../hooks/useProjectVersions';
import type { RowFlag } from './applyRowFilter';
import { DisplayChoice } from './DisplayChoice';
import { NoRows } from './NoRows';
import { RowFilter } from './RowFilter';
import { useRowFilter } from './useRowFilter';
import { useRows } from './useRows';
import type { VersionNoteProps } from './VersionNote';
import styles from './ApiSection.module.css';

export interface ApiSectionProps {
  /** Id of the section on its page. */
  id: string;
  /** Noun for the rows: "prop" and "props". */
  noun: readonly [singular: string, plural: string];
  /** Component, hook or interface whose rows they are. */
  owner?: string;
  /** Left out where it is not known: a long list. */
  rowCount?: number;
  /** Whether there is a filter. */
  hasFilter?: boolean;
  /** Flags that the filter offers. */
  flags?: readonly RowFlag[];
  /** Release since which changes are known, for the flag of that name. */
  changesSince?: string;
  children: ReactNode;
}

const NO_FLAGS: readonly RowFlag[] = [];

/** A list whose display the reader chooses. */
export function DisplayedSection({
  section,
  ...props
}: ApiSectionProps & { section: DisplaySection }) {
  const [display] = useApiDisplay(section);
  const isKnown = useIsBrowser();
  return (
    <SectionFrame
      {...props}
      section={section}
      folds={isKnown ? display === 'collapsed' : null}
      choice={<DisplayChoice id={props.id} section={section} />}
    />
  );
}

/** A list that is a table always. */
export function TableSection(props: ApiSectionProps) {
  return <SectionFrame {...props} section="table" folds={false} />;
}

interface SectionFrameProps extends ApiSectionProps {
  section: DisplaySection | 'table';
  /** Null while React takes the page over and does not know the display yet. */
  folds: boolean | null;
  choice?: ReactNode;
}

function SectionFrame({
  id,
  section,
  noun: [singular, plural],
  owner,
  rowCount = Infinity,
  hasFilter = true,
  flags = NO_FLAGS,
  changesSince,
  folds,
  choice,
  children,
}: SectionFrameProps) {
  const rows = useRef<HTMLDivElement>(null);
  const filter = useRowFilter(rows, hasFilter ? id : null);
  const { count, reset } = filter;
  const [copied, handleCopied] = useCopied();
  useRows(rows, { folds, onHiddenTarget: reset, onCopied: handleCopied });
  const found = count && `${count.shown} of ${count.total}`;
  const versions = useProjectVersions();

  return (
    <div
      className={styles.section}
      data-filtered
      data-long={rowCount > 8 || undefined}
      data-many-flags={flags.length > 2 || undefined}
    >
      <div className={styles.toolbar} data-chrome data-needs-script>
        {hasFilter && (
          <RowFilter
            noun={plural}
            owner={owner}
            flags={flags}
            changesSince={changesSince}
            filter={filter}
          />
        )}
        <div className={styles.status} role="status">
          {copied ? 'Link copied' : found}
        </div>
        {choice}
      </div>
      {versions && (
        <LazyVersionNote
          rows={rows}
          versions={versions}
          noun={[singular, plural]}
          changesSince={changesSince}
        />
      )}
      <div
        ref={rows}
        className={styles.rows}
        data-section={section}
        hidden={count?.shown === 0}
      >
        {children}
      </div>
      {count?.shown === 0 && (
        <NoRows noun={[singular, plural]} query={filter.query} onReset={reset} />
      )}
    </div>
  );
}

/** Comes as a chunk of its own; without it rows are not marked. */
function LazyVersionNote(props: VersionNoteProps) {
  const [Note, setNote] = useState<ComponentType<VersionNoteProps> | null>(null);
  useEffect(() => {
    import('./VersionNote').then(
      ({ VersionNote }) => setNote(() => VersionNote),
      () => undefined,
    );
  }, []);
  return Note && <Note {...props} />;
}

/** Says for two seconds that a link was copied. */
function useCopied(): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const handleCopied = useCallback(() => {
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
  }, []);
  return [copied, handleCopied];
}
