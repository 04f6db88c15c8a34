import { useId, useRef, useState } from 'react';
import clsx from 'clsx';
import { useCodeStyling } from '../../hooks/useCodeStyling';
import { useCodeVariant } from '../../hooks/useCodeVariant';
import { useToolbarKeys } from '../../hooks/useToolbarKeys';
import type { CodeStyling } from '../../lib/codeStyling';
import { chooseStyling } from '../../lib/demoVariants';
import { useShownLanguage } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import { DemoMenu } from './DemoMenu';
import { DemoTabs } from './DemoTabs';
import { PauseButton } from './PauseButton';
import { useDemoActions } from './useDemoActions';
import type { EndlessMotion } from './useEndlessMotion';
import type { TakenDemo } from './useTakeDemoAway';
import { getCodePanelId, STYLING_TABS, VARIANT_TABS } from './variantTabs';
import styles from './DemoToolbar.module.css';

interface DemoToolbarProps extends TakenDemo {
  /** Id of the code below. */
  codeId: string;
  /** Id of the element the demo stands in, which its stylings share. */
  stageId?: string;
  /** Id of the text that says that a styling is missing. */
  getMissingId?: (styling: CodeStyling) => string;
  open: boolean;
  getCode: () => HTMLElement | null;
  onToggle: () => void;
  onReset: () => void;
  /** Brings back what the reset has thrown away; absent where it was nothing. */
  onUndoReset?: (() => void) | null;
  onResetFocus: () => void;
  motion?: EndlessMotion;
  /** Absent where the demo cannot be edited. */
  onEdit?: () => void;
  editing?: boolean;
}

/** The control that is always shown, whatever the room. */
const FIRST = 'toggle';

export function DemoToolbar({
  codeId,
  stageId,
  getMissingId,
  open,
  onToggle,
  onEdit,
  editing = false,
  onReset,
  onUndoReset,
  motion,
  ...demo
}: DemoToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  const { written = null } = demo;
  const { code, translate: t } = useShownLanguage();
  const { toolbarProps, getItemProps } = useToolbarKeys(FIRST);
  const [restored, setRestored] = useState(false);
  const { actions, status, done, failed } = useDemoActions({
    toolbar,
    onReset: () => {
      setRestored(false);
      onReset();
    },
    ...demo,
  });
  const handleUndo = () => {
    // The button that has the focus goes away.
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    onUndoReset?.();
    setRestored(true);
  };
  const resetStatus = onUndoReset
    ? t('demo.resetDone', 'The original is back.')
    : restored && t('undo.done', 'Everything is as it was.');
  const toggleLabel = open
    ? t('demo.hideCode', 'Hide code')
    : t('demo.showCode', 'Show code');

  return (
    <div className={styles.frame} lang={code} data-needs-script data-chrome>
      <div className={clsx(styles.bar, written && styles.long)}>
        <DemoTabs
          label={t('demo.codeLanguage', 'Language of the code')}
          tabs={VARIANT_TABS}
          selected={variant}
          attribute="data-variant"
          getPanelId={(value) =>
            getCodePanelId(codeId, value, written && chooseStyling(written, styling))
          }
          onSelect={setVariant}
        />
        {written && (
          <DemoTabs
            label="Styling of the demo"
            tabs={STYLING_TABS}
            selected={styling}
            attribute="data-styling"
            getPanelId={() => stageId}
            getDescriptionId={(value) =>
              written.includes(value) ? undefined : getMissingId?.(value)
            }
            onSelect={setStyling}
          />
        )}
        <div
          ref={toolbar}
          className={styles.actions}
          aria-label={t('demo.actions', 'Demo actions')}
          {...toolbarProps}
        >
          {motion && (
            <PauseButton
              motion={motion}
              className={styles.action}
              {...getItemProps('pause')}
            />
          )}
          <button
            type="button"
            className={clsx(styles.action, styles.toggle)}
            aria-expanded={open}
            aria-controls={codeId}
            title={toggleLabel}
            onClick={onToggle}
            {...getItemProps(FIRST)}
          >
            <Icon name="CodeRounded" />
            <span className={styles.toggleLabel}>{toggleLabel}</span>
          </button>
          {onEdit && (
            <button
              type="button"
              className={styles.action}
              aria-label={t('demo.edit', 'Edit')}
              aria-pressed={editing}
              title={t('demo.edit', 'Edit')}
              onClick={onEdit}
              {...getItemProps('edit')}
            >
              <Icon name="EditOutlined" />
            </button>
          )}
          {actions.map(({ id, label, icon, room, onSelect }) => (
            <button
              key={id}
              type="button"
              className={styles.action}
              aria-label={label}
              title={label}
              data-action={id}
              data-room={room}
              onClick={onSelect}
              {...getItemProps(id)}
            >
              <Icon name={icon} />
            </button>
          ))}
          <button
            type="button"
            className={clsx(styles.action, styles.more)}
            aria-label={t('demo.more', 'More actions')}
            aria-haspopup="menu"
            title={t('demo.more', 'More actions')}
            {...{ popovertarget: menuId }}
            {...getItemProps('more')}
          >
            <Icon name={done ? 'CheckRounded' : 'MoreHorizRounded'} />
          </button>
        </div>
        <DemoMenu id={menuId} actions={actions} />
      </div>
      <div className={styles.result}>
        <p
          className={styles.status}
          role="status"
          data-failed={failed}
          data-shown={Boolean(onUndoReset)}
        >
          {status || resetStatus}
        </p>
        {onUndoReset && (
          <button type="button" className={styles.undo} onClick={handleUndo}>
            {t('undo.action', 'Undo')}
          </button>
        )}
      </div>
    </div>
  );
}
