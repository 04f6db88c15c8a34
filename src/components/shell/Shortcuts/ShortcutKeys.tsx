import { useEffect } from 'react';
import { modeStore } from '../../../state/preferenceStores';
import { isShortcutPress } from '../../../state/singleKeys';
import { readShownMode } from '../../../hooks/usePaletteMode';
import { useTranslate } from '../../../hooks/useTranslate';
import { useLazyDialog } from '../../controls/Dialog/useLazyDialog';
import { Notice } from '../../article/Notice/Notice';

const loadSheet = async () => (await import('./ShortcutSheet')).ShortcutSheet;

/** Answers to the shortcuts that hold on every page, and shows the list of all. */
export function ShortcutKeys() {
  const {
    Dialog: Sheet,
    failed,
    show,
    close,
    dismissFailure,
  } = useLazyDialog(loadSheet);
  const t = useTranslate();

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isShortcutPress(event, 't')) {
        modeStore.set(readShownMode() === 'dark' ? 'light' : 'dark');
      } else if (isShortcutPress(event, '?')) {
        // Firefox would begin to search the page.
        event.preventDefault();
        void show();
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [show]);

  return (
    <>
      {Sheet && <Sheet onClose={close} />}
      <Notice
        text={
          failed
            ? t('feedback.failed', 'That did not work. Please try again.')
            : null
        }
        closeLabel={t('dialog.close', 'Close')}
        onClose={dismissFailure}
      />
    </>
  );
}
