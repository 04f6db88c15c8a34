import type { ReactNode } from 'react';
import styles from './SettingsDialog.module.css';

interface SettingsGroupProps {
  label: string;
  children: ReactNode;
}

export function SettingsGroup({ label, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.groupRow}>{children}</div>
    </fieldset>
  );
}
