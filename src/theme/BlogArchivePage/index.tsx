// Upstream: BlogArchivePage @ 3.10.2
// Eject: the portal's heading above the years
// Reason: has a hero of Infima outside the main part, and skips a level of headings
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogArchivePage';
import { useTranslate } from '../../hooks/useTranslate';
import { BlogHeader } from '../../components/article/Blog/BlogHeader';
import { PostArchive } from '../../components/article/Blog/PostArchive';

export default function BlogArchivePage({ archive }: Props) {
  const t = useTranslate();
  const title = t('blog.archive', 'Archive');
  const lead = t('blog.archiveLead', 'All posts by the year they were written');
  return (
    <>
      <PageMetadata title={title} description={lead} />
      <BlogLayout>
        <BlogHeader title={title} lead={lead}>
          <Link to="/blog/">{t('blog.allPosts', 'All posts')}</Link>
        </BlogHeader>
        <PostArchive posts={archive.blogPosts.map(({ metadata }) => metadata)} />
      </BlogLayout>
    </>
  );
}
