import { useEffect, useRef, useState } from 'react';
import { isShortcutPress } from '../../../state/singleKeys';
import { useTranslate } from '../../../hooks/useTranslate';
import { isSearchShortcut } from '../../../lib/input/singleKey';
import { useLazyDialog } from '../../controls/Dialog/useLazyDialog';
import { Icon } from '../../controls/Icon/Icon';
import { watchSearchRequests } from '../Search/requestSearch';
import { loadSearch, startSearch } from '../Search/startSearch';
import styles from './SearchButton.module.css';

const isShortcut = (event: KeyboardEvent) =>
  isShortcutPress(event, '/') || isSearchShortcut(event);

export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, failed, show, close } = useLazyDialog(startSearch);
  const [asked, setAsked] = useState('');
  const t = useTranslate();

  useEffect(
    () =>
      watchSearchRequests((query) => {
        setAsked(query);
        void show();
      }),
    [show],
  );

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (
        isShortcut(event) &&
        !event.defaultPrevented &&
        !document.querySelector('dialog:modal')
      ) {
        event.preventDefault();
        void show();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [show]);

  // The press itself says it if the chunk cannot be had.
  const prepare = () => void loadSearch().catch(() => undefined);
  const label = t('search.title', 'Search');
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-needs-script
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void show()}
      >
        <Icon name={failed ? 'ErrorOutlineRounded' : 'SearchRounded'} />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <span className="visually-hidden" role="status">
        {failed ? t('search.failed', 'Search could not be loaded.') : ''}
      </span>
      {Dialog && (
        <Dialog
          asked={asked}
          onClose={(hasLeft) => {
            close();
            setAsked('');
            if (!hasLeft) button.current?.focus();
          }}
        />
      )}
    </>
  );
}
