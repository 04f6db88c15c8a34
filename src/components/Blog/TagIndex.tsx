import Link from '@docusaurus/Link';
import type { TagLink } from './TagLinks';
import styles from './TagIndex.module.css';

/** A tag of the index always says how often it is used. */
export type IndexedTag = TagLink & { count: number };

/** All tags with what they stand for and how many posts carry them. */
export function TagIndex({ tags }: { tags: readonly IndexedTag[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map(({ label, permalink, description, count }) => (
        <li key={permalink}>
          <Link rel="tag" to={permalink}>
            {label}
          </Link>
          <span className={`${styles.description} english`}>{description}</span>
          <span className={styles.count} dir="ltr">
            {count} {count === 1 ? 'post' : 'posts'}
          </span>
        </li>
      ))}
    </ul>
  );
}
