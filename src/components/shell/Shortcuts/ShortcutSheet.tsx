import { useId, useState } from 'react';
import clsx from 'clsx';
import {
  chooseKeys,
  KEY_NAMES,
  SHORTCUTS,
  type KeyCombination,
} from '../../../lib/input/shortcuts';
import { preferences } from '../../../state/preferenceStores';
import { useTranslate } from '../../../hooks/useTranslate';
import { DialogHead } from '../../controls/Dialog/DialogHead';
import panel from '../../controls/Dialog/DialogPanel.module.css';
import type { LazyDialogProps } from '../../controls/Dialog/useLazyDialog';
import { useModal } from '../../controls/Dialog/useModal';
import styles from './ShortcutSheet.module.css';

export function ShortcutSheet({ onClose }: LazyDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const [singleKeys, setSingleKeys] = useState(() => preferences.read('singleKeys'));
  const t = useTranslate();

  return (
    <dialog
      ref={dialog}
      className={clsx(panel.panel, styles.dialog)}
      aria-labelledby={titleId}
      onClose={() => onClose()}
      {...{ closedby: 'any' }}
    >
      <DialogHead
        titleId={titleId}
        title={t('shortcuts.title', 'Keyboard shortcuts')}
        closeLabel={t('dialog.close', 'Close')}
      />
      <dl className={styles.list}>
        {SHORTCUTS.map((shortcut) => (
          <div key={shortcut.keys.join()} className={styles.row}>
            <dt>{shortcut.describe(t)}</dt>
            <dd className={styles.keys} dir="ltr">
              {chooseKeys(shortcut, navigator.platform).map((combination) => (
                <Combination key={combination.join()} keys={combination} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ target }) => {
            preferences.write('singleKeys', target.checked);
            setSingleKeys(target.checked);
          }}
        />
        {t('shortcuts.singleKeys', 'Shortcuts of a single key')}
      </label>
    </dialog>
  );
}

function Combination({ keys }: { keys: KeyCombination }) {
  const t = useTranslate();
  return (
    <span className={styles.combination}>
      {keys.map((key) => (
        <kbd key={key}>
          {KEY_NAMES[key] ? (
            <>
              <span aria-hidden="true">{key}</span>
              <span className="visually-hidden">{KEY_NAMES[key]}</span>
            </>
          ) : key === 'Ctrl' ? (
            t('shortcuts.ctrl', 'Ctrl')
          ) : (
            key
          )}
        </kbd>
      ))}
    </span>
  );
}
