import { useId } from 'react';
import type { ColourPair, ContrastUse } from '../../../lib/theme/colourPairs';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import type { ShellIconName } from '../../../../plugins/shell/shell-icons/types';
import styles from './ContrastPairs.module.css';

const MARKS: Readonly<Record<ContrastUse, ShellIconName>> = {
  text: 'CheckRounded',
  large: 'WarningAmberRounded',
  none: 'CloseRounded',
};

interface ContrastPairsProps {
  /** Readers' name of the colour, or of the group of colours. */
  label: string;
  pairs: readonly ColourPair[];
}

/** Pairs of colours with their contrast, and what it is enough for. */
export function ContrastPairs({ label, pairs }: ContrastPairsProps) {
  const { code, translate: t } = useShownLanguage();
  const titleId = useId();
  const number = new Intl.NumberFormat(code, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const verdicts: Readonly<Record<ContrastUse, string>> = {
    text: t('contrast.text', 'Enough for text'),
    large: t('contrast.large', 'Large text and controls only'),
    none: t('contrast.none', 'Too low'),
  };
  return (
    <div className={styles.contrast}>
      <p className={styles.contrastTitle} id={titleId}>
        {t('contrast.title', 'Contrast: {{color}}', { color: label })}
      </p>
      <ul className={styles.pairs} aria-labelledby={titleId}>
        {pairs.map((pair) => (
          <li key={`${pair.front} ${pair.back}`} className={styles.pair}>
            <span
              className={styles.swatch}
              aria-hidden="true"
              style={{ background: pair.backColor }}
            >
              <span style={{ background: pair.frontColor }} />
            </span>
            <span className={styles.names} lang="en" dir="ltr">
              <code>{pair.front}</code> <code>{pair.back}</code>
            </span>
            <span className={styles.result} data-use={pair.use}>
              <strong dir="ltr">{number.format(pair.ratio)}:1</strong>
              <span className={styles.verdict}>
                <Icon name={MARKS[pair.use]} />
                {verdicts[pair.use]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
