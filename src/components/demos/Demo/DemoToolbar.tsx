import { useCallback, useId, useRef, useState, type MouseEvent } from 'react';
import clsx from 'clsx';
import { useCodeStyling } from '../../../hooks/useCodeStyling';
import { useCodeVariant } from '../../../hooks/useCodeVariant';
import { useToolbarKeys } from '../../../hooks/useToolbarKeys';
import { useTooltips } from '../../../hooks/useTooltips';
import type { CodeStyling } from '../../../lib/demos/codeStyling';
import { chooseStyling } from '../../../lib/demos/demoVariants';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import { DemoMenu } from './DemoMenu';
import { DemoTabs } from './DemoTabs';
import { PauseButton } from './PauseButton';
import { useDemoActions } from './useDemoActions';
import type { EndlessMotion } from './useEndlessMotion';
import type { ExportedDemo } from './useDemoExport';
import { getCodePanelId, STYLING_TABS, VARIANT_TABS } from './variantTabs';
import styles from './DemoToolbar.module.css';

interface DemoToolbarProps extends ExportedDemo {
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
  motion?: EndlessMotion;
  /** Absent where the demo cannot be edited. */
  onEdit?: () => void;
  editing?: boolean;
  /** Absent where the parts of the demo cannot be looked at. */
  onInspect?: () => void;
  inspecting?: boolean;
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
  onInspect,
  inspecting = false,
  onReset,
  onUndoReset,
  motion,
  ...demo
}: DemoToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  const { written = null } = demo;
  const { code, translate: t } = useShownLanguage();
  const { toolbarProps, getItemProps } = useToolbarKeys(FIRST);
  const tooltips = useTooltips();
  const [restored, setRestored] = useState(false);
  const { actions, status, done, failed } = useDemoActions({
    toolbar,
    onReset: () => {
      setRestored(false);
      onReset();
    },
    ...demo,
  });
  const shown = actions.filter(({ room }) => room);
  const handleMore = (event: MouseEvent<HTMLElement>) => {
    if (!menuOpen) {
      // The button names the menu by the end of this click, which would close it again.
      event.preventDefault();
      // Not every browser gives a pressed button the focus, which comes back to it.
      event.currentTarget.focus({ preventScroll: true });
      setMenuOpen(true);
    }
  };
  const showCode = t('demo.showCode', 'Show code');
  const hideCode = t('demo.hideCode', 'Hide code');
  const handleUndo = () => {
    // The button that has the focus goes away.
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    onUndoReset?.();
    setRestored(true);
  };
  const resetStatus = onUndoReset
    ? t('demo.resetDone', 'The original is back.')
    : restored && t('undo.done', 'Everything is as it was.');

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
          {...tooltips}
        >
          {motion && (
            <PauseButton
              motion={motion}
              className={clsx(styles.action, styles.pause)}
              labelClassName={styles.label}
              {...getItemProps('pause')}
            />
          )}
          <button
            type="button"
            className={clsx(styles.action, styles.toggle)}
            aria-expanded={open}
            aria-controls={codeId}
            onClick={onToggle}
            {...getItemProps(FIRST)}
          >
            <Icon name="CodeRounded" />
            <span className={styles.label} data-other={open ? showCode : hideCode}>
              {open ? hideCode : showCode}
            </span>
          </button>
          {onEdit && (
            <button
              type="button"
              className={styles.action}
              aria-pressed={editing}
              onClick={onEdit}
              {...getItemProps('edit')}
            >
              <Icon name="EditOutlined" />
              <span className={styles.label}>{t('demo.edit', 'Edit')}</span>
            </button>
          )}
          {/* Edited demos run in a frame of another process, which cannot be inspected. */}
          {onInspect && !editing && (
            <button
              type="button"
              className={clsx(styles.action, styles.inspect)}
              aria-pressed={inspecting}
              onClick={onInspect}
              {...getItemProps('inspect')}
            >
              <Icon name="HighlightAltRounded" />
              <span className={styles.label}>{t('inspect.action', 'Inspect')}</span>
            </button>
          )}
          {shown.map(
            ({ id, label, otherLabel, shortLabel, icon, room, onSelect }) => (
              <button
                key={id}
                type="button"
                className={styles.action}
                aria-label={shortLabel && label}
                data-room={room}
                onClick={onSelect}
                {...getItemProps(id)}
              >
                <Icon name={icon} />
                <span className={styles.label} data-other={otherLabel}>
                  {shortLabel ?? label}
                </span>
              </button>
            ),
          )}
          <button
            ref={more}
            type="button"
            className={clsx(styles.action, styles.more)}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            onClick={handleMore}
            // An open menu is closed by it without a script.
            {...(menuOpen && { popovertarget: menuId })}
            {...getItemProps('more')}
          >
            <Icon name={done ? 'CheckRounded' : 'MoreHorizRounded'} />
            <span className={styles.label}>{t('demo.more', 'More actions')}</span>
          </button>
        </div>
        {menuOpen && (
          <DemoMenu
            id={menuId}
            button={more}
            actions={actions}
            onClose={closeMenu}
          />
        )}
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
