import styles from './SettingsDialog.module.css';

interface ColourPickerProps {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
}

export function ColourPicker({ label, value, onChange }: ColourPickerProps) {
  return (
    <label className={styles.colour}>
      <input
        type="color"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span aria-hidden="true">
        {label}
        <code className={styles.code}>{value}</code>
      </span>
    </label>
  );
}
