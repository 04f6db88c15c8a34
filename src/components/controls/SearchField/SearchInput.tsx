import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './SearchInput.module.css';

interface SearchInputProps extends ComponentProps<'input'> {
  /** Its name, and what it shows while it is empty. */
  label: string;
}

/**
 * The input of a search, with its icon. Its parent is positioned, and sets `--search-height`,
 * `--search-icon` and `--search-inset`.
 */
export function SearchInput({ label, ...input }: SearchInputProps) {
  return (
    <>
      <Icon name="SearchRounded" className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...input}
      />
    </>
  );
}
