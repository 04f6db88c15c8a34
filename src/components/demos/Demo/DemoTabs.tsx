import { useTabKeys } from '../../../hooks/useTabKeys';
import styles from './DemoTabs.module.css';

interface DemoTabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  selected: Value;
  /** Attribute by which style sheets know a tab before React does. */
  attribute: 'data-variant' | 'data-styling';
  getPanelId: (value: Value) => string | undefined;
  /** Id of a text about a tab. */
  getDescriptionId?: (value: Value) => string | undefined;
  onSelect: (value: Value) => void;
}

export function DemoTabs<Value extends string>({
  label,
  tabs,
  selected,
  attribute,
  getPanelId,
  getDescriptionId,
  onSelect,
}: DemoTabsProps<Value>) {
  const handleKeyDown = useTabKeys();
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          {...{ [attribute]: tab.value }}
          aria-selected={tab.value === selected}
          aria-controls={getPanelId(tab.value)}
          aria-describedby={getDescriptionId?.(tab.value)}
          tabIndex={tab.value === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
