// Upstream: BlogPostPage @ 3.10.2
// Eject: the article is ours
// Reason: lead, cover and two tables of contents, chosen by style sheet, not by script
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import {
  BlogPostProvider,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import BlogLayout from '@theme/BlogLayout';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import type { Props } from '@theme/BlogPostPage';
import { PostArticle } from '../../components/article/Blog/PostArticle';
import { JsonLd } from '../../components/article/JsonLd/JsonLd';
import { PageFiles } from '../../components/article/PageLinks/PageFiles';

function PostData() {
  return <JsonLd data={useBlogPostStructuredData()} />;
}

export default function BlogPostPage({ content: Content, sidebar }: Props) {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider className={ThemeClassNames.page.blogPostPage}>
        <BlogPostPageMetadata />
        <PostData />
        {!Content.metadata.unlisted && (
          <PageFiles pathname={Content.metadata.permalink} />
        )}
        <BlogLayout sidebar={sidebar}>
          <PostArticle>
            <Content />
          </PostArticle>
        </BlogLayout>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
