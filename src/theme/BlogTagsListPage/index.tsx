// Upstream: BlogTagsListPage @ 3.10.2
// Eject: one list of tags
// Reason: groups tags by letter and leaves out what they stand for
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props } from '@theme/BlogTagsListPage';
import { BlogHeader } from '../../components/Blog/BlogHeader';
import { TagIndex } from '../../components/Blog/TagIndex';

export default function BlogTagsListPage({ tags, sidebar }: Props) {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <BlogHeader title={title}>
          <Link to="/blog/">All posts</Link>
        </BlogHeader>
        <TagIndex tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
