import { useState } from 'react';
import { parseColour } from '../../../lib/theme/joyTheme/tokens';
import playStyles from '../../demos/Playground/Playground.module.css';
import styles from './ThemeBuilder.module.css';

interface ColourFieldProps {
  label: string;
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
}

/** A colour to pick, or to paste as text. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  /** Typed text, until it is a colour or the field loses focus. */
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && parseColour(draft) === undefined;
  return (
    <div>
      <span className={playStyles.name} aria-hidden="true">
        {label}
      </span>
      <span className={styles.row}>
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="text"
          className={playStyles.text}
          dir="ltr"
          aria-label={`${label} (hex)`}
          aria-invalid={isWrong || undefined}
          value={draft ?? value}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            const colour = parseColour(target.value);
            setDraft(target.value);
            // Three digits may be the first half of six.
            if (colour && target.value.trim().length !== 4) onChange(colour);
          }}
          onBlur={() => {
            const colour = draft === null ? undefined : parseColour(draft);
            if (colour) onChange(colour);
            setDraft(null);
          }}
        />
      </span>
    </div>
  );
}
