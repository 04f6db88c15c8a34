import type { CodeVariant } from '../../lib/codeVariant';
import { useCodeVariant } from '../../hooks/useCodeVariant';
import styles from './Header.module.css';

const VARIANTS: { value: CodeVariant; label: string; name: string }[] = [
  { value: 'JS', label: 'JS', name: 'JS code samples' },
  { value: 'TS', label: 'TS', name: 'TS code samples' },
];

export function CodeVariantSwitch() {
  const [variant, setVariant] = useCodeVariant();
  return (
    <div
      className={styles.switch}
      role="group"
      aria-label="Language of code samples"
      data-needs-script
    >
      {VARIANTS.map(({ value, label, name }) => (
        <button
          key={value}
          type="button"
          data-variant={value}
          aria-label={name}
          aria-pressed={variant === value}
          onClick={() => setVariant(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
