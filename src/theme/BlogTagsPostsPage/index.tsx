// Upstream: BlogTagsPostsPage @ 3.10.2
// Eject: the portal's heading above the posts
// Reason: its header is drawn with margins of Infima
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type { Props } from '@theme/BlogTagsPostsPage';
import { useTranslate } from '../../hooks/useTranslate';
import { BlogHeader } from '../../components/article/Blog/BlogHeader';

export default function BlogTagsPostsPage(props: Props) {
  const { tag, items, sidebar, listMetadata } = props;
  const t = useTranslate();
  const title = t('blog.postsAbout', 'Posts about {{tag}}', { tag: tag.label });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagPostListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <BlogHeader title={title} lead={tag.description}>
          <Link to={tag.allTagsPath}>{t('blog.allTags', 'All tags')}</Link>
          <Link to="/blog/">{t('blog.allPosts', 'All posts')}</Link>
        </BlogHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
