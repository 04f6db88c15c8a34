import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../controls/Icon/Icon';
import type { RowFlag } from './applyRowFilter';
import { useFilterKey, useResultsInView } from './useFilterKey';
import type { RowFilter as Filter } from './useRowFilter';
import styles from './ApiToolbar.module.css';

const FLAG_LABELS: Record<Exclude<RowFlag, 'changed'>, string> = {
  required: 'Required',
  event: 'Events',
  deprecated: 'Deprecated',
};

/**
 * Label of a flag, with the part of the release that tells it from others.
 *
 * @example flagToLabel('changed', '5.11.16') // → 'Changed since 5.11'
 * @example flagToLabel('changed', '5.0.0-beta.6') // → 'Changed since beta.6'
 */
function flagToLabel(flag: RowFlag, since = ''): string {
  return flag === 'changed'
    ? `Changed since ${since.replace(/^(\d+\.\d+)\.\d+$|^\d+\.\d+\.\d+-(.+)$/, '$1$2')}`
    : FLAG_LABELS[flag];
}

interface RowFilterProps {
  /** Noun for the rows, in the plural: "props". */
  noun: string;
  /** Owner of the rows, where a page has several filters. */
  owner?: string;
  /** Flags by which rows can be filtered. */
  flags: readonly RowFlag[];
  /** Release since which changes are known. */
  changesSince?: string;
  filter: Filter;
}

/** Search among the rows of a section, by words and by what is special about them. */
export function RowFilter({
  noun,
  owner,
  flags,
  changesSince,
  filter,
}: RowFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  useFilterKey(input);
  useResultsInView(input, filter.query);
  const placeholder = `Filter ${noun}`;
  const label = owner ? `${placeholder} of ${owner}` : placeholder;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && filter.query) {
      event.preventDefault();
      filter.setQuery('');
    }
  };

  return (
    <div className={styles.filter} role="search" aria-label={label}>
      <div className={styles.field}>
        <Icon name="SearchRounded" className={styles.icon} />
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={label}
          aria-keyshortcuts="f"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={filter.query}
          onChange={({ target }) => filter.setQuery(target.value)}
          onKeyDown={handleKeyDown}
          data-api-filter
        />
        <kbd className={styles.key} aria-hidden="true">
          F
        </kbd>
      </div>
      <div className={styles.flags} data-flags-of-rows>
        {flags.map((flag) => (
          <button
            key={flag}
            type="button"
            className={styles.flag}
            aria-pressed={filter.flags.includes(flag)}
            onClick={() => filter.toggleFlag(flag)}
          >
            {flagToLabel(flag, changesSince)}
          </button>
        ))}
      </div>
    </div>
  );
}
