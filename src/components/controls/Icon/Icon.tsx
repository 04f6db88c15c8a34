import clsx from 'clsx';
import icons from '@generated/shell-icons/default/icons.json';
import type { ShellIconName } from '../../../../plugins/shell/shell-icons/types';
import { trustHtml } from '../../../lib/page/trustedTypes';
import styles from './Icon.module.css';

interface IconProps {
  name: ShellIconName;
  className?: string;
  /** Mirrored in right-to-left text, for drawings that point somewhere. */
  directional?: boolean;
}

export function Icon({ name, className, directional = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.icon, directional && styles.directional, className)}
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={trustHtml(icons[name])}
    />
  );
}
