import { useId, useRef } from 'react';
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
import { useDemoActions } from './useDemoActions';
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
  onResetFocus: () => void;
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
  ...demo
}: DemoToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  const { written = null } = demo;
  const { code, translate: t } = useShownLanguage();
  const { toolbarProps, getItemProps } = useToolbarKeys(FIRST);
  const { actions, status, done, failed } = useDemoActions({ toolbar, ...demo });
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
      <p className={styles.status} role="status" data-failed={failed}>
        {status}
      </p>
    </div>
  );
}
