import type { ComponentProps } from 'react';
import { useTranslate } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import type { EndlessMotion } from './useEndlessMotion';

interface PauseButtonProps extends ComponentProps<'button'> {
  motion: EndlessMotion;
}

/** Holds what moves without end; nothing where nothing does. */
export function PauseButton({ motion, ...button }: PauseButtonProps) {
  const t = useTranslate();
  const label = t('demo.pause', 'Pause');
  return motion.moves ? (
    <button
      type="button"
      aria-label={label}
      aria-pressed={motion.held}
      title={label}
      onClick={motion.toggle}
      {...button}
    >
      <Icon name="PauseRounded" />
    </button>
  ) : null;
}
