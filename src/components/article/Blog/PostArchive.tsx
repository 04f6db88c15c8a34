import Link from '@docusaurus/Link';
import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { formatDay } from '../../../lib/language/formatDay';
import styles from './PostArchive.module.css';

export type ArchivedPost = Pick<
  PropBlogPostMetadata,
  'title' | 'permalink' | 'date'
>;

/** All posts by year, in the order they are given. */
export function PostArchive({ posts }: { posts: readonly ArchivedPost[] }) {
  const { code } = useShownLanguage();
  return postsToYears(posts).map(([year, ofYear]) => (
    <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ul>
        {ofYear.map(({ title, permalink, date }) => (
          <li key={permalink}>
            <time dateTime={date.slice(0, 10)} dir="ltr">
              {formatDay(date, code, true)}
            </time>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function postsToYears(posts: readonly ArchivedPost[]): [string, ArchivedPost[]][] {
  const years = new Map<string, ArchivedPost[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
