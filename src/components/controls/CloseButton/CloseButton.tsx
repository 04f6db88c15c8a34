import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './CloseButton.module.css';

interface CloseButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'className' | 'type'
> {
  /** Accessible name, such as "Close search". */
  label: string;
}

export function CloseButton({ label, ...props }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} {...props}>
      <Icon name="CloseRounded" />
    </button>
  );
}
