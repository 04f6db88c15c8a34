import { useId } from 'react';
import styles from './SettingsDialog.module.css';

interface RadioGroupProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

export function RadioGroup<T extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<T>) {
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
    >
      <legend id={`${name}-label`} className={styles.legend}>
        {label}
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
