import clsx from 'clsx';
import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import { useBuilder } from './BuilderContext';
import playStyles from '../../demos/Playground/Playground.module.css';
import styles from './ThemeBuilder.module.css';

interface ResetButtonProps {
  /** Name of the reset tokens in the theme. */
  name: string;
  paths: readonly string[];
}

/** Gives a group of tokens the values of the default theme again. */
export function ResetButton({ name, paths }: ResetButtonProps) {
  const t = useTranslate();
  const { tokens, change } = useBuilder();
  const isDefault = !paths.some((path) => path in tokens);
  return (
    <button
      type="button"
      className={clsx(playStyles.action, styles.reset)}
      aria-disabled={isDefault}
      onClick={() => {
        if (!isDefault) {
          change(
            Object.fromEntries(paths.map((path) => [path, null])),
            `reset ${name} ${Date.now()}`,
          );
        }
      }}
    >
      <Icon name="RestartAltRounded" />
      {t('builder.reset', 'Reset')}: <code>{name}</code>
    </button>
  );
}
