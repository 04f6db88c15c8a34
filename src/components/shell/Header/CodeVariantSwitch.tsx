import type { CodeVariant } from '../../../lib/demos/codeVariant';
import { useCodeVariant } from '../../../hooks/useCodeVariant';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './Header.module.css';

const VARIANTS: readonly CodeVariant[] = ['JS', 'TS'];

export function CodeVariantSwitch() {
  const [variant, setVariant] = useCodeVariant();
  const t = useTranslate();
  return (
    <div
      className={styles.switch}
      role="group"
      aria-label={t('codeVariant.label', 'Language of code samples')}
      data-needs-script
    >
      {VARIANTS.map((value) => (
        <button
          key={value}
          type="button"
          data-variant={value}
          aria-label={t('codeVariant.name', '{{language}} code samples', {
            language: value,
          })}
          aria-pressed={variant === value}
          onClick={() => setVariant(value)}
        >
          {value}
        </button>
      ))}
    </div>
  );
}
