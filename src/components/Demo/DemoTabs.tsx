import { useTabKeys } from '../../hooks/useTabKeys';
import styles from './DemoTabs.module.css';

interface DemoTabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  selected: Value;
  /** Attribute by which style sheets know a tab before React does. */
  attribute: 'data-variant' | 'data-styling';
  getPanelId: (value: Value) => string;
  onSelect: (value: Value) => void;
}

export function DemoTabs<Value extends string>({
  label,
  tabs,
  selected,
  attribute,
  getPanelId,
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
