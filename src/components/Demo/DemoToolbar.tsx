import { useCodeVariant } from '../../hooks/useCodeVariant';
import { useTabKeys } from '../../hooks/useTabKeys';
import { CopyButton } from '../CodeBlock/CopyButton';
import { Icon } from '../Icon/Icon';
import { VARIANT_TABS } from './variantTabs';
import styles from './DemoToolbar.module.css';

interface DemoToolbarProps {
  /** Id of the code below. */
  codeId: string;
  open: boolean;
  getCode: () => HTMLElement | null;
  onToggle: () => void;
  onReset: () => void;
}

export function DemoToolbar({
  codeId,
  open,
  getCode,
  onToggle,
  onReset,
}: DemoToolbarProps) {
  const [variant, setVariant] = useCodeVariant();
  const handleKeyDown = useTabKeys();
  return (
    <div className={styles.toolbar} data-needs-script data-chrome>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label="Language of the code"
        onKeyDown={handleKeyDown}
      >
        {VARIANT_TABS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${codeId}-${value}-tab`}
            data-variant={value}
            aria-selected={variant === value}
            aria-controls={`${codeId}-${value}`}
            tabIndex={variant === value ? 0 : -1}
            className={styles.tab}
            onClick={() => setVariant(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <span className={styles.spacer} />
      <CopyButton getElement={getCode} />
      <button
        type="button"
        className={styles.action}
        aria-label="Reset demo"
        title="Reset demo"
        onClick={onReset}
      >
        <Icon name="RestartAltRounded" />
      </button>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={codeId}
        onClick={onToggle}
      >
        <Icon name="CodeRounded" />
        <span className={styles.toggleLabel}>
          {open ? 'Hide code' : 'Show code'}
        </span>
      </button>
    </div>
  );
}
