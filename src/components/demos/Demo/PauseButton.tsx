import type { ComponentProps } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import type { EndlessMotion } from './useEndlessMotion';

interface PauseButtonProps extends ComponentProps<'button'> {
  motion: EndlessMotion;
  labelClassName?: string;
}

/** Holds what moves without end; nothing where nothing does. */
export function PauseButton({
  motion,
  labelClassName,
  ...button
}: PauseButtonProps) {
  const t = useTranslate();
  const label = t('demo.pause', 'Pause');
  return motion.moves ? (
    <button
      type="button"
      aria-pressed={motion.held}
      onClick={motion.toggle}
      {...button}
    >
      <Icon name="PauseRounded" />
      <span className={labelClassName}>{label}</span>
    </button>
  ) : null;
}
