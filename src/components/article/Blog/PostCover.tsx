import clsx from 'clsx';
import { COVER, drawCover } from './drawCover';
import styles from './PostCover.module.css';

interface PostCoverProps {
  slug: string;
  className?: string;
}

/** Says nothing that is not in the title beside it, so it is hidden from screen readers. */
export function PostCover({ slug, className }: PostCoverProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.cover, className)}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {drawCover(slug).map(({ path, tone }) => (
        <path key={path} d={path} fillOpacity={tone} />
      ))}
    </svg>
  );
}
