// Upstream: BlogPostItems @ 3.10.2
// Eject: cards in place of the beginnings of posts
// Reason: a list shows what a post is about; its text belongs on its page
import type { Props } from '@theme/BlogPostItems';
import { PostList } from '../../components/article/Blog/PostList';

export default function BlogPostItems({ items }: Props) {
  return <PostList posts={items.map(({ content }) => content.metadata)} />;
}
