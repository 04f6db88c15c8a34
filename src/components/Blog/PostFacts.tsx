import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import styles from './PostFacts.module.css';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface PostFactsProps {
  post: Pick<PropBlogPostMetadata, 'date' | 'readingTime'>;
}

/** When a post was written and how long it takes to read. */
export function PostFacts({ post: { date, readingTime } }: PostFactsProps) {
  return (
    <p className={styles.facts}>
      <time dir="ltr" dateTime={date.slice(0, 10)}>
        {dayFormat.format(new Date(date))}
      </time>
      {readingTime !== undefined && (
        <>
          <span aria-hidden="true">·</span>
          <span dir="ltr">{Math.max(1, Math.ceil(readingTime))} min read</span>
        </>
      )}
    </p>
  );
}
