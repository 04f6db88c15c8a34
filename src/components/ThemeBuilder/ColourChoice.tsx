import { useId } from 'react';
import { COLOURS } from '../../lib/joyTheme/tokens';
import { useBuilder } from './BuilderContext';
import styles from './ThemeBuilder.module.css';

interface ColourChoiceProps<Choice extends string> {
  colour: Choice;
  onChoose: (colour: Choice) => void;
  /** A choice before the colours: all of them. */
  all?: { value: Choice; label: string };
}

/** Which colour of the palette is edited. */
export function ColourChoice<Choice extends string>({
  colour,
  onChoose,
  all,
}: ColourChoiceProps<Choice>) {
  const id = useId();
  const { schemes, resolve } = useBuilder();
  const options = [
    ...(all ? [all] : []),
    ...COLOURS.map((value) => ({ value: value as string as Choice, label: value })),
  ];
  return (
    <div className={styles.colours} role="radiogroup" aria-label="palette">
      {options.map(({ value, label }) => (
        <label key={value} className={styles.colour}>
          <input
            type="radio"
            name={id}
            checked={value === colour}
            onChange={() => onChoose(value)}
          />
          <span>
            {value !== all?.value && (
              <span
                className={styles.dot}
                aria-hidden="true"
                style={{ background: resolve(`${schemes[0]}.${value}.500`) }}
              />
            )}
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
