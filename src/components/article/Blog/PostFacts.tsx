import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { formatDay } from '../../../lib/language/formatDay';
import styles from './PostFacts.module.css';

interface PostFactsProps {
  post: Pick<PropBlogPostMetadata, 'date' | 'readingTime'>;
}

/** When a post was written and how long it takes to read. */
export function PostFacts({ post: { date, readingTime } }: PostFactsProps) {
  const { code, translate: t } = useShownLanguage();
  return (
    <p className={styles.facts}>
      <time dateTime={date.slice(0, 10)}>{formatDay(date, code)}</time>
      {readingTime !== undefined && (
        <>
          <span aria-hidden="true">·</span>
          <span>
            {t(
              'blog.readingTime',
              { one: '{{count}} min read', other: '{{count}} min read' },
              { count: Math.max(1, Math.ceil(readingTime)) },
            )}
          </span>
        </>
      )}
    </p>
  );
}
