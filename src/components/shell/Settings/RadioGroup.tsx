import { useId } from 'react';
import { Segments } from '../../controls/Segments/Segments';
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
      <Segments name={name} options={options} value={value} onChange={onChange} />
    </fieldset>
  );
}
