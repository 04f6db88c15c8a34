import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { RowFlag } from './applyRowFilter';
import { useFilterKey } from './useFilterKey';
import type { RowFilter as Filter } from './useRowFilter';
import styles from './ApiToolbar.module.css';

const FLAG_LABELS: Record<RowFlag, string> = {
  required: 'Required',
  event: 'Events',
  deprecated: 'Deprecated',
};

interface RowFilterProps {
  /** What the rows are, in the plural: "props". */
  noun: string;
  /** Flags that can be asked for. */
  flags: readonly RowFlag[];
  filter: Filter;
}

/** Search among the rows of a section, by words and by what is special about them. */
export function RowFilter({ noun, flags, filter }: RowFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  useFilterKey(input);
  const label = `Filter ${noun}`;

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
          placeholder={label}
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
      {flags.map((flag) => (
        <button
          key={flag}
          type="button"
          className={styles.flag}
          aria-pressed={filter.flags.includes(flag)}
          onClick={() => filter.toggleFlag(flag)}
        >
          {FLAG_LABELS[flag]}
        </button>
      ))}
    </div>
  );
}
