import type { FormEvent } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { SearchInput } from './SearchInput';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Called with each change. */
  onType?: (text: string) => void;
  /** Called when Enter is pressed. */
  onSearch?: (text: string) => void;
}

/** A field in the text of a page that leads nowhere, or is long. */
export function SearchField({ onType, onSearch }: SearchFieldProps) {
  const t = useTranslate();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch?.(new FormData(event.currentTarget).get('query') as string);
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={handleSubmit}
      data-needs-script
    >
      <SearchInput
        name="query"
        label={t('search.title', 'Search')}
        maxLength={100}
        onChange={({ target }) => onType?.(target.value)}
      />
    </form>
  );
}
