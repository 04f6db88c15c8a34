import Link from '@docusaurus/Link';
import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import { PostCover } from './PostCover';
import { PostFacts } from './PostFacts';
import { TagLinks } from './TagLinks';
import styles from './PostList.module.css';

export type ListedPost = Pick<
  PropBlogPostMetadata,
  'title' | 'description' | 'permalink' | 'date' | 'readingTime' | 'tags'
>;

export function PostList({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.permalink}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: ListedPost }) {
  const { title, description, permalink, tags } = post;
  return (
    <article className={styles.card}>
      <PostCover slug={permalink} className={styles.cover} />
      <div className={styles.text}>
        <PostFacts post={post} />
        <h2 className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </h2>
        <p className={styles.description}>{description}</p>
        {tags.length > 0 && (
          <div className={styles.tags}>
            <TagLinks tags={tags} />
          </div>
        )}
      </div>
    </article>
  );
}
