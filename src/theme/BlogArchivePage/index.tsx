// Upstream: BlogArchivePage @ 3.10.2
// Eject: the portal's heading above the years
// Reason: has a hero of Infima outside the main part, and skips a level of headings
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogArchivePage';
import { BlogHeader } from '../../components/Blog/BlogHeader';
import { PostArchive } from '../../components/Blog/PostArchive';

const TITLE = 'Archive';
const LEAD = 'All posts by the year they were written';

export default function BlogArchivePage({ archive }: Props) {
  return (
    <>
      <PageMetadata title={TITLE} description={LEAD} />
      <BlogLayout>
        <BlogHeader title={TITLE} lead={LEAD}>
          <Link to="/blog/">All posts</Link>
        </BlogHeader>
        <PostArchive posts={archive.blogPosts.map(({ metadata }) => metadata)} />
      </BlogLayout>
    </>
  );
}
