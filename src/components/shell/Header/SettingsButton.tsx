import { useRef } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { useLazyDialog } from '../../controls/Dialog/useLazyDialog';
import { Icon } from '../../controls/Icon/Icon';
import styles from './Header.module.css';

const loadDialog = async () =>
  (await import('../Settings/SettingsDialog')).SettingsDialog;

export function SettingsButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, failed, show, close } = useLazyDialog(loadDialog);
  const t = useTranslate();

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-label={t('settings.title', 'Settings')}
        title={t('settings.title', 'Settings')}
        aria-haspopup="dialog"
        data-needs-script
        onClick={() => void show()}
      >
        <Icon name={failed ? 'ErrorOutlineRounded' : 'SettingsOutlined'} />
      </button>
      <span className="visually-hidden" role="status">
        {failed
          ? t('settings.failed', 'Settings could not be loaded. Try again.')
          : ''}
      </span>
      {Dialog && (
        <Dialog
          onClose={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
