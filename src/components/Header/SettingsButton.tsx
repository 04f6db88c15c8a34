import { useRef, useState, type ComponentType } from 'react';
import { useTranslate } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import type { SettingsDialogProps } from '../Settings/SettingsDialog';
import styles from './Header.module.css';

export function SettingsButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SettingsDialogProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const t = useTranslate();

  async function handleClick() {
    setFailed(false);
    try {
      const { SettingsDialog } = await import('../Settings/SettingsDialog');
      setDialog(() => SettingsDialog);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  }

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
        onClick={() => void handleClick()}
      >
        <Icon name={failed ? 'ErrorOutlineRounded' : 'SettingsOutlined'} />
      </button>
      <span className="visually-hidden" role="status">
        {failed
          ? t('settings.failed', 'Settings could not be loaded. Try again.')
          : ''}
      </span>
      {Dialog && open && (
        <Dialog
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
