import clsx from 'clsx';
import type { DrawingState } from '../../../lib/icons/createDrawingStore';
import { trustHtml } from '../../../lib/page/trustedTypes';
import styles from './MaterialIcons.module.css';

interface IconDrawingProps {
  drawing: { markup: string } | DrawingState;
  className?: string | undefined;
}

export function IconDrawing({ drawing, className }: IconDrawingProps) {
  return typeof drawing === 'string' ? (
    <span
      className={clsx(styles.drawing, styles.missing, className)}
      data-drawing={drawing}
    />
  ) : (
    <svg
      aria-hidden="true"
      className={clsx(styles.drawing, className)}
      viewBox="0 0 24 24"
      data-drawing="shown"
      dangerouslySetInnerHTML={trustHtml(drawing.markup)}
    />
  );
}
