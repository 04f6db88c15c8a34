import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import { useShownLanguage } from '../../hooks/useTranslate';
import styles from './PostFacts.module.css';

interface PostFactsProps {
  post: Pick<PropBlogPostMetadata, 'date' | 'readingTime'>;
}

/** When a post was written and how long it takes to read. */
export function PostFacts({ post: { date, readingTime } }: PostFactsProps) {
  const { code, translate: t } = useShownLanguage();
  const dayFormat = new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <p className={styles.facts}>
      <time dateTime={date.slice(0, 10)}>{dayFormat.format(new Date(date))}</time>
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
