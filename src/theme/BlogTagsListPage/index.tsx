// Upstream: BlogTagsListPage @ 3.10.2
// Eject: one list of tags
// Reason: groups tags by letter and leaves out what they stand for
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props } from '@theme/BlogTagsListPage';
import { useTranslate } from '../../hooks/useTranslate';
import { BlogHeader } from '../../components/article/Blog/BlogHeader';
import { TagIndex } from '../../components/article/Blog/TagIndex';

export default function BlogTagsListPage({ tags, sidebar }: Props) {
  const t = useTranslate();
  const title = t('blog.tags', 'Tags');
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <BlogHeader title={title}>
          <Link to="/blog/">{t('blog.allPosts', 'All posts')}</Link>
        </BlogHeader>
        <TagIndex tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
