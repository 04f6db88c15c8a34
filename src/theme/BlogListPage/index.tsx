// Upstream: BlogListPage @ 3.10.2
// Eject: a heading above the posts
// Reason: the original has no h1 and no way to tags and archive
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props } from '@theme/BlogListPage';
import { useTranslate } from '../../hooks/useTranslate';
import { BlogHeader } from '../../components/article/Blog/BlogHeader';
import { JsonLd } from '../../components/article/JsonLd/JsonLd';

export default function BlogListPage(props: Props) {
  const { metadata, items, sidebar } = props;
  const t = useTranslate();
  const { withBaseUrl } = useBaseUrlUtils();
  const { blogTitle, blogDescription } = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogListPage}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <JsonLd data={useBlogListPageStructuredData(props)} />
      <BlogLayout sidebar={sidebar}>
        <BlogHeader title={blogTitle} lead={blogDescription}>
          <Link to="/blog/tags/">{t('blog.tags', 'Tags')}</Link>
          <Link to="/blog/archive/">{t('blog.archive', 'Archive')}</Link>
          <a href={withBaseUrl('/blog/rss.xml')}>RSS</a>
          <a href={withBaseUrl('/blog/atom.xml')}>Atom</a>
        </BlogHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
