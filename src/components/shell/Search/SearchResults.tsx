import type { MouseEvent } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { SearchOption } from './SearchOption';
import type { SearchItem, SearchItemGroup } from './searchItems';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  id: string;
  groups: readonly SearchItemGroup[];
  /** Id of the line that Enter would open. */
  activeId: string | null;
  /** The query these results answer. */
  query: string;
  copied: string | null;
  toAddress: (href: string) => string;
  onChoose: (item: SearchItem, event: MouseEvent) => void;
}

export function SearchResults({
  id,
  groups,
  activeId,
  query,
  ...shared
}: SearchResultsProps) {
  const t = useTranslate();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.title', 'Search')}
      className={styles.list}
      data-query={query}
    >
      {groups.map((group) => (
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${id}-${group.id}`}
          className={styles.group}
        >
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className={styles.heading}
          >
            {group.label}
          </div>
          {group.items.map((item) => (
            <SearchOption
              key={item.id}
              item={item}
              isActive={item.id === activeId}
              {...shared}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
