import { useId, type CSSProperties } from 'react';
import clsx from 'clsx';
import styles from './OptionGroup.module.css';

export interface Option<T> {
  value: T;
  label: string;
  /** Shown as a patch of colour with its label below. */
  color?: string;
}

interface OptionGroupProps<T> {
  label: string;
  /** Prefix of the keys by which the style sheet knows what is on the screen. */
  setting: 'mode' | 'direction' | 'density' | 'spacing' | 'accent';
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/**
 * A row of choices about the page. The selected option is styled by the attributes that the
 * first-paint script sets on `<html>`, so it is right before hydration.
 */
export function OptionGroup<T extends string | number | boolean | null>({
  label,
  setting,
  options,
  value,
  onChange,
}: OptionGroupProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className={styles.group}
    >
      <span id={`${name}-label`} className={styles.label}>
        {label}
      </span>
      <div className={clsx(styles.options, setting === 'accent' && styles.patches)}>
        {options.map((option) => (
          <label
            key={String(option.value)}
            className={styles.option}
            data-option={`${setting}:${option.value}`}
            style={{ '--patch': option.color } as CSSProperties}
          >
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
