import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../lib/input/isComposing';
import { useTranslate } from '../../../hooks/useTranslate';
import { SearchInput } from '../../controls/SearchField/SearchInput';
import styles from './SidebarFilter.module.css';

interface SidebarFilterProps {
  query: string;
  /** Pages that are left; null where nothing narrows them. */
  count: number | null;
  onChange: (query: string) => void;
  /** The reader has pressed Enter. */
  onEnter: () => void;
}

export function SidebarFilter({
  query,
  count,
  onChange,
  onEnter,
}: SidebarFilterProps) {
  const t = useTranslate();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query) {
      // The drawer stays open.
      event.preventDefault();
      onChange('');
    } else if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      onEnter();
    }
  };

  return (
    <div className={styles.filter} data-needs-script>
      <SearchInput
        label={t('sidebar.filter', 'Filter pages')}
        maxLength={60}
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={styles.status}>
        {count === 0 &&
          t('search.none', 'Nothing found for “{{query}}”.', { query })}
        {count ? t('search.count', 'Results: {{count}}', { count }) : null}
      </p>
    </div>
  );
}
