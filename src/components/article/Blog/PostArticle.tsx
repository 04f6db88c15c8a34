import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import {
  FoldedTableOfContents,
  TableOfContents,
} from '../TableOfContents/TableOfContents';
import { useTranslate } from '../../../hooks/useTranslate';
import { CopyPage } from '../Article/CopyPage';
import { PageHistory } from '../Article/PageHistory';
import { FilledText } from '../Language/FilledText';
import { PostCover } from './PostCover';
import { PostFacts } from './PostFacts';
import { TagLinks } from './TagLinks';
import styles from './PostArticle.module.css';

export function PostArticle({ children }: { children: ReactNode }) {
  const { metadata, toc } = useBlogPost();
  const { editUrl, frontMatter, lastUpdatedAt, nextItem, prevItem, tags } = metadata;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.post}>
        <article>
          <PostHeader />
          <ContentVisibility metadata={metadata} />
          {hasContents && <FoldedTableOfContents items={toc} />}
          <BlogPostItemContent className="prose">{children}</BlogPostItemContent>
        </article>
        <footer className={styles.end}>
          {tags.length > 0 && <TagLinks tags={tags} />}
          <PageHistory
            className={styles.meta}
            editUrl={editUrl}
            lastUpdatedAt={editUrl ? lastUpdatedAt : null}
          />
          {(prevItem || nextItem) && (
            <BlogPostPaginator prevItem={prevItem} nextItem={nextItem} />
          )}
        </footer>
      </div>
      {hasContents && <TableOfContents items={toc} />}
    </div>
  );
}

function PostHeader() {
  const { metadata } = useBlogPost();
  const t = useTranslate();
  const { authors, description, permalink, title } = metadata;
  const names = authors.flatMap(({ name, url }) => (name ? [{ name, url }] : []));
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <p className={styles.back}>
          <Link to="/blog/">{t('blog.title', 'Blog')}</Link>
        </p>
        {!metadata.unlisted && <CopyPage pathname={permalink} />}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{description}</p>
      <div className={styles.facts}>
        <PostFacts post={metadata} />
        {names.length > 0 && (
          <p className={styles.authors}>
            <FilledText
              text={t('blog.by', 'by {{authors}}')}
              nodes={{
                authors: names.map(({ name, url }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    {url ? <Link to={url}>{name}</Link> : name}
                  </span>
                )),
              }}
            />
          </p>
        )}
      </div>
      <PostCover slug={permalink} className={styles.cover} />
    </header>
  );
}
