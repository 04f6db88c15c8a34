import Link from '@docusaurus/Link';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './TagLinks.module.css';

export interface TagLink {
  label: string;
  permalink: string;
  description?: string;
  /** Posts that carry it. */
  count?: number;
}

export function TagLinks({ tags }: { tags: readonly TagLink[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.tags} aria-label={t('blog.tags', 'Tags')}>
      {tags.map(({ label, permalink, description, count }) => (
        <li key={permalink}>
          <Link rel="tag" to={permalink} title={description}>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
