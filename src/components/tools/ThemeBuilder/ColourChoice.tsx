import { useId } from 'react';
import { COLOURS } from '../../../lib/theme/joyTheme/tokens';
import { Segments } from '../../controls/Segments/Segments';
import styles from './ThemeBuilder.module.css';

interface ColourChoiceProps<Choice extends string> {
  colour: Choice;
  onChoose: (colour: Choice) => void;
  /** A choice before the colours: all of them. */
  all?: Choice;
}

/** Choice of the palette colour that is edited. */
export function ColourChoice<Choice extends string>({
  colour,
  onChoose,
  all,
}: ColourChoiceProps<Choice>) {
  const names = [
    ...(all ? [all] : []),
    ...(COLOURS as readonly string[] as Choice[]),
  ];
  return (
    <div role="radiogroup" aria-label="palette">
      <Segments
        name={useId()}
        options={names.map((value) => ({ value, label: value }))}
        value={colour}
        onChange={onChoose}
        small
        className={styles.wrap}
      />
    </div>
  );
}
