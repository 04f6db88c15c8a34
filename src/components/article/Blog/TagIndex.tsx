import Link from '@docusaurus/Link';
import { useTranslate } from '../../../hooks/useTranslate';
import type { TagLink } from './TagLinks';
import styles from './TagIndex.module.css';

/** A tag of the index always says how often it is used. */
export type IndexedTag = TagLink & { count: number };

/** All tags with what they stand for and how many posts carry them. */
export function TagIndex({ tags }: { tags: readonly IndexedTag[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.tags}>
      {tags.map(({ label, permalink, description, count }) => (
        <li key={permalink}>
          <Link rel="tag" to={permalink}>
            {label}
          </Link>
          <span className={styles.description}>{description}</span>
          <span className={styles.count}>
            {t(
              'blog.postCount',
              { one: '{{count}} post', other: '{{count}} posts' },
              { count },
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
