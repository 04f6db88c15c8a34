import { useRef, type ChangeEvent, type FormEvent } from 'react';
import { useTranslate } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
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
  const text = useRef('');
  const label = t('search.title', 'Search');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch?.(text.current);
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={handleSubmit}
      data-needs-script
    >
      <Icon name="SearchRounded" className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          text.current = target.value;
          onType?.(target.value);
        }}
      />
    </form>
  );
}
